import { timingSafeEqual } from 'node:crypto';

/** Takes the same time wherever they differ. */
export function isSameSignature(given: string, expected: string): boolean {
  const [first, second] = [Buffer.from(given), Buffer.from(expected)];
  return first.length === second.length && timingSafeEqual(first, second);
}
