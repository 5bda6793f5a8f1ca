import { group, sum } from 'd3-array';
import type { ResponseTargets } from '../../../contract/overview/schema';
import { addDays } from '../../../contract/shared/dates/calendar-day';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion, type RegionId } from '../../../contract/shared/regions';
import type { TargetCount } from '../inbox/service';

export function listOfficeDays(now: Date, count: number): string[] {
  const today = getOfficeDay(defaultRegion, now);
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}

/** The Mondays (YYYY-MM-DD) of the last weeks, that of this week last. */
export function listOfficeWeeks(now: Date, count: number): string[] {
  const today = getOfficeDay(defaultRegion, now);
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7));
  return Array.from({ length: count }, (_, index) => addDays(monday, 7 * (index + 1 - count)));
}

/**
 * All regions first, then each; colleagues by name, and last the waits that nobody has answered.
 * @param regions that are shown
 */
export function summarizeTargets(
  counts: readonly TargetCount[],
  weeks: readonly string[],
  regions: readonly RegionId[],
) {
  const summarize = (rows: readonly TargetCount[]) =>
    weeks.map((week) => {
      const end = addDays(week, 7);
      const ofWeek = rows.filter(({ day }) => week <= day && day < end);
      return { kept: sum(ofWeek, ({ kept }) => kept), missed: sum(ofWeek, ({ missed }) => missed) };
    });
  const colleagues = [...group(counts, ({ answeredBy }) => answeredBy)]
    .map(([email, rows]) => ({ email, results: summarize(rows) }))
    .sort((a, b) => Number(a.email === null) - Number(b.email === null) || compare(a, b));
  return {
    weeks: [...weeks],
    regions: [null, ...regions].map((region: RegionId | null) => ({
      region,
      results: summarize(counts.filter((count) => region === null || count.region === region)),
    })),
    colleagues,
  } satisfies ResponseTargets;
}

const compare = (a: { email: string | null }, b: { email: string | null }) =>
  (a.email ?? '').localeCompare(b.email ?? '');
