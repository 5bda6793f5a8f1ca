import { dayAt } from '../../contract/shared/region-facts';
import { defaultRegion } from '../../contract/shared/regions';

/** The office's last `count` days as YYYY-MM-DD, today last. */
export function listOfficeDays(now: Date, count: number): string[] {
  const today = Date.parse(dayAt(defaultRegion, now));
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * 24 * 60 * 60_000).toISOString().slice(0, 10),
  );
}

/** An instant before any office's `day` (YYYY-MM-DD) begins and no more than a day too early, for looking things up. */
export function getLookupStart(day: string): string {
  return new Date(Date.parse(day) - 24 * 60 * 60_000).toISOString();
}
