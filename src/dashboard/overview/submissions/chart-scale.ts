import { nice, ticks } from 'd3-array';

/** The lines of a scale of counts from 0: whole numbers, the last one at or above the highest count, at least 1. */
export function countTicks(highest: number): number[] {
  const [, top] = nice(0, Math.max(1, highest), 4);
  return ticks(0, top, 4).filter(Number.isInteger);
}
