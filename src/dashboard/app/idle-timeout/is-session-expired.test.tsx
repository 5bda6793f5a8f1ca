import { beforeEach, expect, test } from 'vitest';
import { noteActivity } from '../../../lib/auth/idle-storage';
import { wasLeftAlone } from './is-session-expired';

const now = Date.parse('2026-11-20T15:00:00Z');
const minute = 60_000;
beforeEach(() => {
  localStorage.clear();
});

test('a session is over 15 minutes after the last sign of life, however long ago that is', () => {
  noteActivity(now);
  expect(wasLeftAlone(now + 15 * minute - 1)).toBe(false);
  expect(wasLeftAlone(now + 15 * minute)).toBe(true);
  expect(wasLeftAlone(now + 48 * 60 * minute)).toBe(true);
});

test('where nothing was noted, or storage is refused, nobody is sent away', () => {
  expect(wasLeftAlone(now)).toBe(false);
});

test('a clock that was ahead ends nothing when it is put right, and holds nothing open', () => {
  noteActivity(now + 24 * 60 * minute);
  expect(wasLeftAlone(now)).toBe(false);
  expect(wasLeftAlone(now + 15 * minute)).toBe(true);
});
