import { expect, test } from 'vitest';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { regionIds, type RegionId } from '../../../contract/shared/regions';
import { computeResponseTimes, listOfficeDays } from './response-times';

const now = new Date('2026-03-02T17:00:00Z');
const days = listOfficeDays(now, 60);

function wait({
  since = '2026-03-01T15:00:00.000Z',
  until = null as string | null,
  region = 'new-york' as RegionId,
}) {
  const answeredAfter = until === null ? [] : [Date.parse(until) - Date.parse(since)];
  return { region, total: 1, answeredAfter, day: getOfficeDay(region, new Date(since)) };
}

const all = (threads: Parameters<typeof computeResponseTimes>[0]) =>
  computeResponseTimes(threads, days, regionIds)[0];

test('counts messages without a reply for a day as slowest', () => {
  const answered = [10, 20, 30, 40, 60 * 30].map((minutes) =>
    wait({ until: new Date(Date.parse('2026-03-01T15:00Z') + minutes * 60_000).toISOString() }),
  );
  expect(all([...answered, wait({})])?.now).toEqual({
    total: 6,
    answered: 5,
    withinDay: 4,
    median: 30,
    percentile90: null,
  });
});

test('has no times without messages', () => {
  expect(all([])?.now).toEqual({
    total: 0,
    answered: 0,
    withinDay: 0,
    median: null,
    percentile90: null,
  });
});

test('counts a wait on its first day and in its region', () => {
  const answers = computeResponseTimes(
    [
      wait({ region: 'michigan' }),
      wait({ since: '2026-01-20T15:00:00.000Z' }),
      wait({ since: '2025-11-20T15:00:00.000Z' }),
    ],
    days,
    regionIds,
  );
  const counts = answers.map(({ region, now, before }) => [region, now.total, before.total]);
  expect(counts.filter(([, total, askedBefore]) => total !== 0 || askedBefore !== 0)).toEqual([
    [null, 1, 1],
    ['new-york', 0, 1],
    ['michigan', 1, 0],
  ]);
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
