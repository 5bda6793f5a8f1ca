import { expect, test } from 'vitest';
import { getRetryDelay, maxAttempts } from './backoff';

test('doubles the delay from 2 s to 15 minutes', () => {
  const middle = (attempts: number) => getRetryDelay(attempts, 0.5);
  expect([1, 2, 3, 4].map(middle)).toEqual([2_000, 4_000, 8_000, 16_000]);
  expect([middle(20), middle(500)]).toEqual([900_000, 900_000]);
});

test('varies the delay by 25 %', () => {
  expect([getRetryDelay(1, 0), getRetryDelay(1, 1)]).toEqual([1_500, 2_500]);
});

test('retries a job for about two days', () => {
  const total = Array.from({ length: maxAttempts - 1 }, (_, index) =>
    getRetryDelay(index + 1, 0.5),
  );
  const hours = total.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeGreaterThan(46);
  expect(hours).toBeLessThan(50);
});
