import { expect, test } from 'vitest';
import { helpDeskRules } from './help-desk';
import { formProblems } from './rules';

const problemOf = (timeOffHours: string, firstDay: string, lastDay: string) =>
  formProblems(helpDeskRules, { type: 'requestPto', firstDay, lastDay, timeOffHours })[
    'timeOffHours'
  ];

test.each([
  ['48', undefined],
  ['47,5', undefined],
  ['48.5', 'These days have only 48 hours'],
  ['800', 'These days have only 48 hours'],
  ['many', 'Please enter a number of hours, for example 37.5'],
])('of two days, %s hours off: %s', (hours, problem) => {
  expect(problemOf(hours, '12/21/2026', '2026-12-22')).toBe(problem);
});

test('while the days cannot be read, they alone are what is wrong', () => {
  expect(problemOf('800', '12/21/2026', 'soon')).toBeUndefined();
  expect(problemOf('800', '12/21/2026', '12/20/2026')).toBeUndefined();
});
