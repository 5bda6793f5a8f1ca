import { expect, test } from 'vitest';
import { formatMoment } from '../time/format';
import { getQuickTime, proposeNext, toDayTime, toInstant } from './times';

// Noon at the office.
const at = (day: string) => Date.parse(`${day}T17:00:00.000Z`);
const thursday = at('2026-12-03');

test.each([
  ['hour', thursday + 1, 'Thu, Dec 3, 1:01 PM'],
  ['tomorrow', thursday, 'Fri, Dec 4, 9:00 AM'],
  ['monday', thursday, 'Mon, Dec 7, 9:00 AM'],
  ['monday', at('2026-12-06'), 'Mon, Dec 7, 9:00 AM'],
  ['monday', at('2026-12-07'), 'Mon, Dec 14, 9:00 AM'],
] as const)('%s is at the office’s time', (choice, now, text) => {
  expect(formatMoment(getQuickTime(choice, now))).toMatch(text);
});

test('the next try after a call is on a workday', () => {
  expect(formatMoment(proposeNext('no-answer', thursday).dueAt)).toMatch('Fri, Dec 4, 9:00 AM');
  expect(formatMoment(proposeNext('voicemail', thursday).dueAt)).toMatch('Mon, Dec 7, 9:00 AM');
});

test('inputs have the day and time at the office, also after a change of the clock', () => {
  expect(toDayTime('2026-12-03T20:00:00.000Z')).toEqual({ day: '2026-12-03', time: '15:00' });
  expect(toInstant({ day: '2026-12-03', time: '15:00' })).toBe('2026-12-03T20:00:00.000Z');
  expect(toInstant({ day: '2027-03-15', time: '15:00' })).toBe('2027-03-15T19:00:00.000Z');
  expect(toInstant({ day: '0202-12-03', time: '15:00' })).toBeNull();
  expect(toInstant({ day: '2026-12-03', time: '' })).toBeNull();
});
