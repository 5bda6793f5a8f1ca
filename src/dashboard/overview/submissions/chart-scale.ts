import { nice, ticks } from 'd3-array';

/** The grid lines of a chart of counts: whole numbers from 0 up to at least `max` and 1. */
export function getTicks(max: number): number[] {
  const [, top] = nice(0, Math.max(1, max), 4);
  return ticks(0, top, 4).filter(Number.isInteger);
}
