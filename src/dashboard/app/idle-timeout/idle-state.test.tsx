import { beforeEach, expect, test, vi } from 'vitest';
import { recordActivity } from '../../../browser/auth/idle-storage';
import { formatCountdown, getSecondsLeft, isSessionExpired } from './idle-state';

vi.mock('../../../browser/auth/auth', () => ({ signOut: vi.fn() }));

const minute = 60_000;
const now = Date.parse('2026-11-20T15:00:00Z');
beforeEach(() => localStorage.clear());

test.each([
  [0, null],
  [13 * minute - 1, null],
  [13 * minute, 120],
  [14 * minute + 59_001, 1],
  [15 * minute, 0],
  // The laptop was closed.
  [600 * minute, 0],
])('after %s ms without activity, %s seconds are left', (passed, seconds) => {
  expect(getSecondsLeft(now + passed, now)).toBe(seconds);
});

test('a session expires 15 minutes after the last activity', () => {
  expect(isSessionExpired(now)).toBe(false);
  recordActivity(now);
  expect(isSessionExpired(now + 15 * minute - 1)).toBe(false);
  expect(isSessionExpired(now + 15 * minute)).toBe(true);
});

test('a clock that was ahead does not keep a session open', () => {
  recordActivity(now + 24 * 60 * minute);
  expect(isSessionExpired(now)).toBe(false);
  expect(isSessionExpired(now + 15 * minute)).toBe(true);
});

test.each([
  [120, '2 minutes'],
  [65, '1 minute 5 seconds'],
  [1, '1 second'],
  [0, '0 seconds'],
])('formats %s seconds as %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});
