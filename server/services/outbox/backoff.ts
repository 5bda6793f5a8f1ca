const firstDelay = 2_000;
const maxDelay = 15 * 60_000;

/** With these delays, a job is retried for about two days. */
export const maxAttempts = 200;

/**
 * Milliseconds until the next attempt: doubles from 2 s to 15 minutes, with 25 % jitter so that jobs do not all retry at once.
 * @param attempts made so far, at least 1
 * @param random from 0 to 1
 */
export function getRetryDelay(attempts: number, random: number = Math.random()): number {
  const delay = Math.min(maxDelay, firstDelay * 2 ** Math.min(attempts - 1, 30));
  return Math.round(delay * (0.75 + random / 2));
}
