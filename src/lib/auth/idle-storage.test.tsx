import { beforeEach, expect, test, vi } from 'vitest';
import {
  endForIdleness,
  forgetIdleEnd,
  hasEndedForIdleness,
  lastActivity,
  noteActivity,
} from './idle-storage';

const now = Date.parse('2026-11-20T15:00:00Z');
const minute = 60_000;
beforeEach(() => {
  localStorage.clear();
});

test('what was noted last counts; nothing noted is nothing', () => {
  expect(lastActivity(now)).toBeNull();
  noteActivity(now - 3 * minute);
  expect(lastActivity(now)).toBe(now - 3 * minute);
});

test('a note that a wrong clock made in the future does not hold the session open', () => {
  noteActivity(now + 24 * 60 * minute);
  expect(lastActivity(now)).toBe(now);
  // It counts from when it was seen.
  expect(lastActivity(now + 15 * minute)).toBe(now);
});

test('a note a moment ahead is now', () => {
  noteActivity(now + 30_000);
  expect(lastActivity(now)).toBe(now);
});

test.each(['', 'yesterday', '-5', 'Infinity'])('"%s" is no note', (noted) => {
  localStorage.setItem('lastActivity', noted);
  expect(lastActivity(now)).toBeNull();
});

test('every tab knows that a session has ended for idleness, until somebody has signed in', async () => {
  vi.resetModules();
  const otherTab = await import('./idle-storage');
  expect(otherTab.hasEndedForIdleness()).toBe(false);
  endForIdleness(now);
  expect(otherTab.hasEndedForIdleness()).toBe(true);
  // Of all that was done it stores the time.
  expect({ ...localStorage }).toEqual({ idleEnd: String(now) });
  otherTab.forgetIdleEnd();
  expect(hasEndedForIdleness()).toBe(false);
});

test('where storage is refused, a tab knows it of itself', () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refused);
  endForIdleness(now);
  expect(hasEndedForIdleness()).toBe(true);
  forgetIdleEnd();
  expect(hasEndedForIdleness()).toBe(false);
  vi.restoreAllMocks();
});
