import { expect, test } from 'vitest';
import { sampleContent } from '../testing/sample-content';
import { findYearsWithoutHolidays } from './check-holidays';

const { write, check, findIssues } = sampleContent();
const file = 'content/settings/holidays.yaml';

test('reports a wrong date, region, or field of a holiday on its line', async () => {
  write(
    file,
    [
      'holidays:',
      '  - { date: 2026-11-31, name: "Thanksgiving" }',
      '  - { date: 2026-12-25, name: "Christmas", regions: [ohio] }',
      '  - { day: 2026-12-25, name: "Christmas" }',
    ].join('\n'),
  );
  const issues = await findIssues(file);
  expect(issues).toContainEqual(
    expect.stringMatching(/^2: .*"date".* is not a valid date: "2026-11-31".* as YYYY-MM-DD/),
  );
  expect(issues).toContainEqual(expect.stringMatching(/^3: .*"ohio".*new-jersey/));
  expect(issues).toContainEqual(expect.stringMatching(/^4: .*"date".* is missing/));
});

test('closes the offices of a holiday, all if it names none', async () => {
  write(
    file,
    'holidays:\n  - { date: 2026-12-25, name: "A" }\n  - { date: 2026-12-26, name: "B", regions: [maryland] }\n',
  );
  const { collections } = await check();
  const closed = (region: string) =>
    collections.regions.find(({ name }) => name === region)?.fields.holidays;
  expect(closed('maryland')).toEqual(['2026-12-25', '2026-12-26']);
  expect(closed('michigan')).toEqual(['2026-12-25']);
});

test('says which of this and next year has no holidays', () => {
  const holidays = [{ date: '2026-12-25', name: 'Christmas Day' }];
  const messages = (now: string) =>
    findYearsWithoutHolidays(holidays, new Date(now)).map(({ message }) => message);
  expect(messages('2025-06-01')).toEqual(['The holidays of 2025 are missing.']);
  expect(messages('2026-06-01')).toEqual(['The holidays of 2027 are missing.']);
});
