import { expect, test } from 'vitest';
import { regionIds } from '../../../contract/shared/regions';
import type { TargetCount } from '../inbox/service';
import { listOfficeDays, listOfficeWeeks, summarizeTargets } from './response-targets';

const weeks = ['2026-02-23', '2026-03-02'];
const wait = (changes: Partial<TargetCount>): TargetCount => ({
  ...{ day: '2026-03-02', region: 'new-york', answeredBy: 'ira@agency.example' },
  ...{ kept: 1, missed: 0 },
  ...changes,
});

test('counts waits in the week in which they began, in their region, and for who answered', () => {
  const missed = { kept: 0, missed: 1 };
  const { regions, colleagues } = summarizeTargets(
    [
      wait({}),
      wait({ day: '2026-03-01', region: 'michigan', ...missed, answeredBy: null }),
      wait({ day: '2026-03-08', region: 'michigan', ...missed, answeredBy: 'ann@agency.example' }),
    ],
    weeks,
    regionIds,
  );
  expect(regions.find(({ region }) => region === null)?.results).toEqual([
    missed,
    { kept: 1, missed: 1 },
  ]);
  expect(regions.find(({ region }) => region === 'michigan')?.results).toEqual([missed, missed]);
  const none = { kept: 0, missed: 0 };
  expect(colleagues).toEqual([
    { email: 'ann@agency.example', results: [none, missed] },
    { email: 'ira@agency.example', results: [none, { kept: 1, missed: 0 }] },
    { email: null, results: [missed, none] },
  ]);
});

test('weeks begin on Monday at the main office', () => {
  // Half past eight on Sunday evening in New York.
  expect(listOfficeWeeks(new Date('2026-03-09T00:30:00Z'), 2)).toEqual(weeks);
  expect(listOfficeWeeks(new Date('2026-03-09T04:30:00Z'), 1)).toEqual(['2026-03-09']);
});

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
