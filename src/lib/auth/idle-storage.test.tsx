import { beforeEach, expect, test, vi } from 'vitest';
import {
  recordIdleSignOut,
  clearIdleSignOut,
  wasSignedOutForIdleness,
  getLastActivity,
  recordActivity,
} from './idle-storage';

const now = Date.parse('2026-11-20T15:00:00Z');
const minute = 60_000;
beforeEach(() => {
  localStorage.clear();
});

test('what was noted last counts; nothing noted is nothing', () => {
  expect(getLastActivity(now)).toBeNull();
  recordActivity(now - 3 * minute);
  expect(getLastActivity(now)).toBe(now - 3 * minute);
});

test('a note that a wrong clock made in the future does not hold the session open', () => {
  recordActivity(now + 24 * 60 * minute);
  expect(getLastActivity(now)).toBe(now);
  // It counts from when it was seen.
  expect(getLastActivity(now + 15 * minute)).toBe(now);
});

test('a note a moment ahead is now', () => {
  recordActivity(now + 30_000);
  expect(getLastActivity(now)).toBe(now);
});

test.each(['', 'yesterday', '-5', 'Infinity'])('"%s" is no note', (noted) => {
  localStorage.setItem('lastActivity', noted);
  expect(getLastActivity(now)).toBeNull();
});

test('every tab knows that a session has ended for idleness, until somebody has signed in', async () => {
  vi.resetModules();
  const otherTab = await import('./idle-storage');
  expect(otherTab.wasSignedOutForIdleness()).toBe(false);
  recordIdleSignOut(now);
  expect(otherTab.wasSignedOutForIdleness()).toBe(true);
  // Of all that was done it stores the time.
  expect({ ...localStorage }).toEqual({ idleEnd: String(now) });
  otherTab.clearIdleSignOut();
  expect(wasSignedOutForIdleness()).toBe(false);
});

test('where storage is refused, a tab knows it of itself', () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refused);
  recordIdleSignOut(now);
  expect(wasSignedOutForIdleness()).toBe(true);
  clearIdleSignOut();
  expect(wasSignedOutForIdleness()).toBe(false);
  vi.restoreAllMocks();
});
