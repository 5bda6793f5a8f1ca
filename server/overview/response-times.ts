import type { AnswerTimes, OverviewAnswer } from '../../contract/overview/schema';
import { dayAt } from '../../contract/shared/region-facts';
import { regionIds, type RegionId } from '../../contract/shared/regions';
import type { Wait } from './response-time-queries';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * How fast people were answered, of all regions first and then by region: waits that began in the newer half of `days`, and in
 * the half before, for comparison.
 * @param days YYYY-MM-DD, today last
 * @param now whoever has waited for less than a day yet is not counted: nobody knows yet
 */
export function computeResponseTimes(
  waits: readonly Wait[],
  days: readonly string[],
  now: Date,
): OverviewAnswer['answers'] {
  const half = days.length / 2;
  const older = new Set(days.slice(0, half));
  const newer = new Set(days.slice(half));
  const dayOf = dayByHour();
  const counted = waits.flatMap((wait) => {
    const isYoung = now.getTime() - Date.parse(wait.since) < day;
    if (wait.until === null && (wait.closed || isYoung)) return [];
    const began = dayOf(wait.region, wait.since);
    return newer.has(began) || older.has(began) ? [{ ...wait, day: began }] : [];
  });
  return [null, ...regionIds].map((region: RegionId | null) => {
    const own = region === null ? counted : counted.filter((wait) => wait.region === region);
    return {
      region,
      now: timesOf(own.filter((wait) => newer.has(wait.day))),
      before: timesOf(own.filter((wait) => older.has(wait.day))),
    };
  });
}

function timesOf(waits: readonly Wait[]): AnswerTimes {
  const lengths = waits
    .flatMap(({ since, until }) => (until === null ? [] : [Date.parse(until) - Date.parse(since)]))
    .sort((one, other) => one - other);
  return {
    asked: waits.length,
    answered: lengths.length,
    withinDay: lengths.filter((length) => length <= day).length,
    median: percentile(lengths, waits.length, 0.5),
    ninetieth: percentile(lengths, waits.length, 0.9),
  };
}

/**
 * The nearest-rank percentile in minutes: the least within which so much of those who asked were answered.
 * @param all who asked: whoever has no answer yet has waited longer than all who have
 */
function percentile(sorted: readonly number[], all: number, share: number): number | null {
  const value = sorted[Math.ceil(all * share) - 1];
  return value === undefined ? null : value / minute;
}

/** dayAt for thousands of times: each hour is looked up once. Offices are whole hours from Greenwich. */
function dayByHour() {
  const known = new Map<string, string>();
  return (region: RegionId, at: string): string => {
    const key = `${region} ${at.slice(0, 13)}`;
    let day = known.get(key);
    if (day === undefined) {
      day = dayAt(region, new Date(at));
      known.set(key, day);
    }
    return day;
  };
}
