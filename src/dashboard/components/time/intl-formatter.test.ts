import { expect, test } from 'vitest';
import { momentFormat } from './intl-formatter';

test('a day and a moment are written in American English', () => {
  const write = momentFormat({ dateStyle: 'medium', timeZone: 'UTC' });
  expect(write('2026-11-20')).toBe('Nov 20, 2026');
  expect(write(Date.UTC(2026, 0, 2))).toBe('Jan 2, 2026');
});

test('what is no moment does not take the screen with it', () => {
  expect(momentFormat({ dateStyle: 'medium' })('someday')).toBe('Invalid Date');
});
