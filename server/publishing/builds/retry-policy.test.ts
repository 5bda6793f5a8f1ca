import { expect, test } from 'vitest';
import { needsCleanBuild, isRetryDue } from './retry-policy';

const endedAt = new Date('2026-11-22T00:00:00Z');

test.each([
  [1, 10],
  [2, 30],
  [3, 60],
  [4, 60],
  [40, 60],
])('after %i failures in a row, retries after %i minutes', (failureCount, minutes) => {
  const after = (seconds: number) => new Date(endedAt.getTime() + seconds * 1000);
  expect(isRetryDue({ endedAt, failureCount }, after(minutes * 60 - 1))).toBe(false);
  expect(isRetryDue({ endedAt, failureCount }, after(minutes * 60))).toBe(true);
});

test('every third build since one went live is clean', () => {
  expect([0, 1, 2, 3, 4, 5].map(needsCleanBuild)).toEqual([false, false, true, false, false, true]);
});
