import { sum } from 'd3-array';
import type { ResponseTimes, OverviewResponse } from '../../../contract/overview/schema';
import { addDays } from '../../../contract/shared/dates/calendar-day';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion, type RegionId } from '../../../contract/shared/regions';
import type { WaitsOfDay } from '../inbox/service';

const minute = 60_000;
const millisecondsPerDay = 24 * 60 * minute;

export function listOfficeDays(now: Date, count: number): string[] {
  const today = getOfficeDay(defaultRegion, now);
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}

/**
 * Compares the response times of the newer half of the days with the older half, of all regions first and then by region.
 * @param days YYYY-MM-DD, today last
 * @param regions that are shown
 */
export function computeResponseTimes(
  waits: readonly WaitsOfDay[],
  days: readonly string[],
  regions: readonly RegionId[],
): OverviewResponse['responseTimes'] {
  const older = new Set(days.slice(0, days.length / 2));
  const newer = new Set(days.slice(days.length / 2));
  return [null, ...regions].map((region: RegionId | null) => {
    const counted = waits.filter((wait) => region === null || wait.region === region);
    return {
      region,
      now: summarize(counted.filter(({ day }) => newer.has(day))),
      before: summarize(counted.filter(({ day }) => older.has(day))),
    };
  });
}

function summarize(waits: readonly WaitsOfDay[]): ResponseTimes {
  const total = sum(waits, (wait) => wait.total);
  const durations = waits.flatMap(({ answeredAfter }) => answeredAfter).sort((a, b) => a - b);
  return {
    total,
    answered: durations.length,
    withinDay: durations.filter((duration) => duration <= millisecondsPerDay).length,
    median: findPercentile(durations, total, 0.5),
    percentile90: findPercentile(durations, total, 0.9),
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
