const first = 2_000;
const longest = 15 * 60_000;

/** Attempts before a job is given up: with these pauses, about two days. */
export const mostAttempts = 200;

/**
 * Milliseconds until the next attempt: doubling from 2 s to 15 minutes, give or take a quarter, so that the jobs of an
 * outage do not all come back in the same second.
 * @param attempts attempts made so far, at least 1
 * @param random a number from 0 to 1
 */
export function backoff(attempts: number, random: number = Math.random()): number {
  const pause = Math.min(longest, first * 2 ** Math.min(attempts - 1, 30));
  return Math.round(pause * (0.75 + random / 2));
}
