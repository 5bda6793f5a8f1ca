// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { lastActivity, noteActivity } from './activity';

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
