import { beforeEach, expect, test, vi } from 'vitest';
import {
  recordSignOut,
  clearIdleSignOut,
  getSignOutReason,
  getLastActivity,
  recordActivity,
} from './idle-storage';

const now = Date.parse('2026-11-20T15:00:00Z');
const minute = 60_000;
beforeEach(() => {
  localStorage.clear();
});

test('returns the last activity, or null without one', () => {
  expect(getLastActivity(now)).toBeNull();
  recordActivity(now - 3 * minute);
  expect(getLastActivity(now)).toBe(now - 3 * minute);
});

test('a time in the future, from a wrong clock, does not keep the session open', () => {
  recordActivity(now + 24 * 60 * minute);
  expect(getLastActivity(now)).toBe(now);
  // It counts from when it was seen.
  expect(getLastActivity(now + 15 * minute)).toBe(now);
});

test('a time slightly ahead counts as now', () => {
  recordActivity(now + 30_000);
  expect(getLastActivity(now)).toBe(now);
});

test.each(['', 'yesterday', '-5', 'Infinity'])('ignores the invalid time "%s"', (noted) => {
  localStorage.setItem('lastActivity', noted);
  expect(getLastActivity(now)).toBeNull();
});

test('every tab knows that a session ended for inactivity, until the next sign-in', async () => {
  vi.resetModules();
  const otherTab = await import('./idle-storage');
  expect(otherTab.getSignOutReason()).toBeNull();
  recordSignOut('idle');
  expect(otherTab.getSignOutReason()).toBe('idle');
  // Stores only the reason.
  expect({ ...localStorage }).toEqual({ idleEnd: 'idle' });
  otherTab.clearIdleSignOut();
  expect(getSignOutReason()).toBeNull();
});

test('without storage, each tab knows it for itself', () => {
  const refused = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refused);
  recordSignOut('idle');
  expect(getSignOutReason()).toBe('idle');
  clearIdleSignOut();
  expect(getSignOutReason()).toBeNull();
  vi.restoreAllMocks();
});
