import { expect, test } from 'vitest';
import { getLookupStart, listOfficeDays } from './office-days';

test('lists days at the main office, not in UTC', () => {
  // Half past eight in the evening in New York.
  expect(listOfficeDays(new Date('2026-03-03T01:30:00Z'), 3)).toEqual([
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
});

test('lists every day once when the clocks change', () => {
  expect(listOfficeDays(new Date('2026-03-09T12:00:00Z'), 3)).toEqual([
    '2026-03-07',
    '2026-03-08',
    '2026-03-09',
  ]);
  expect(listOfficeDays(new Date('2026-11-02T04:30:00Z'), 2)).toEqual(['2026-10-31', '2026-11-01']);
});

test('starts lookups before the day begins at any office', () => {
  expect(getLookupStart('2026-03-02') < '2026-03-02T05:00:00.000Z').toBe(true);
});
