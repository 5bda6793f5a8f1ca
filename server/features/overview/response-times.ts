import type { ResponseTimes, OverviewResponse } from '../../../contract/overview/schema';
import { addDays } from '../../../contract/shared/dates/calendar-day';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion, regionIds, type RegionId } from '../../../contract/shared/regions';
import type { Wait } from './queries';

const minute = 60_000;
const day = 24 * 60 * minute;

export function listOfficeDays(now: Date, count: number): string[] {
  const today = getOfficeDay(defaultRegion, now);
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}

/** An instant before a day begins at any office, up to a day early, for queries. */
export function getLookupStart(firstDay: string): string {
  return new Date(Date.parse(firstDay) - day).toISOString();
}

/**
 * Compares the response times of the newer half of the days with the older half, of all regions first and then by region.
 * @param days YYYY-MM-DD, today last
 * @param now messages without a reply that are less than a day old do not count yet
 */
export function computeResponseTimes(
  waits: readonly Wait[],
  days: readonly string[],
  now: Date,
): OverviewResponse['answers'] {
  const older = new Set(days.slice(0, days.length / 2));
  const newer = new Set(days.slice(days.length / 2));
  const getDay = memoizeDayByHour();
  const counted = waits
    .filter(({ until, closed, since }) => {
      const isRecent = now.getTime() - Date.parse(since) < day;
      return until !== null || (!closed && !isRecent);
    })
    .map((wait) => ({ ...wait, day: getDay(wait.region, wait.since) }));
  return [null, ...regionIds].map((region: RegionId | null) => {
    const ofRegion = counted.filter((wait) => region === null || wait.region === region);
    return {
      region,
      now: summarize(ofRegion.filter((wait) => newer.has(wait.day))),
      before: summarize(ofRegion.filter((wait) => older.has(wait.day))),
    };
  });
}

function summarize(waits: readonly Wait[]): ResponseTimes {
  const durations = waits
    .flatMap(({ since, until }) => (until === null ? [] : [Date.parse(until) - Date.parse(since)]))
    .sort((a, b) => a - b);
  return {
    total: waits.length,
    answered: durations.length,
    withinDay: durations.filter((duration) => duration <= day).length,
    median: findPercentile(durations, waits.length, 0.5),
    percentile90: findPercentile(durations, waits.length, 0.9),
  };
}

/**
 * The nearest-rank percentile in minutes. Null if it falls on a message without a reply.
 * @param total includes messages without a reply, which count as slowest
 */
function findPercentile(sorted: readonly number[], total: number, share: number): number | null {
  const duration = sorted[Math.ceil(total * share) - 1];
  return duration === undefined ? null : duration / minute;
}

/** Date formatting is slow for thousands of waits, and every office is whole hours from UTC. */
function memoizeDayByHour() {
  const days = new Map<string, string>();
  return (region: RegionId, at: string): string => {
    const key = `${region} ${at.slice(0, 13)}`;
    const known = days.get(key) ?? getOfficeDay(region, new Date(at));
    days.set(key, known);
    return known;
  };
}
