import { addDays } from '../../contract/shared/dates/calendar-day';
import { getOfficeDay } from '../../contract/shared/region-facts';
import { defaultRegion } from '../../contract/shared/regions';

/** Lists the last days at the main office (YYYY-MM-DD), today last. */
export function listOfficeDays(now: Date, count: number): string[] {
  const today = getOfficeDay(defaultRegion, now);
  return Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
}

/** An instant before a day begins at any office, up to a day early, for queries. */
export function getLookupStart(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60_000).toISOString();
}
