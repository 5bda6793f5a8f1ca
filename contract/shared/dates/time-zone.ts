import { addDays } from './calendar-day';
import { regionFacts } from '../region-facts';
import { defaultRegion, type RegionId } from '../regions';

/** An instant in an office's time zone, by default the main one's: '2026-11-21 09:05'. */
export function formatOfficeTime(at: Date, region: RegionId = defaultRegion): string {
  return getClock(region).format(at).slice(0, 16);
}

/** The instant at which a day (YYYY-MM-DD) begins at the main office. @param daysLater days to add */
export function getStartOfOfficeDay(day: string, daysLater = 0): Date {
  return getOfficeInstant(defaultRegion, addDays(day, daysLater), '00:00');
}

/**
 * The instant of a day (YYYY-MM-DD) and time (HH:MM) at a region's office. A time that daylight saving skips counts by the
 * clock before the change: 02:30 is 03:30 (RFC 5545, 3.3.5).
 */
export function getOfficeInstant(region: RegionId, day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const clock = getClock(region);
  /** Milliseconds by which the office's clock differs from `wanted` at an instant. */
  const difference = (at: number) => wanted - Date.parse(`${clock.format(at).replace(' ', 'T')}Z`);
  const first = wanted + difference(wanted);
  // On the day of a change the first guess may be an hour off.
  const second = first + difference(first);
  return new Date(difference(second) === 0 ? second : first);
}

function getClock(region: RegionId): Intl.DateTimeFormat {
  const { timeZone } = regionFacts[region];
  let clock = clocks.get(timeZone);
  if (!clock) {
    // The sv-SE locale formats an instant as '2026-11-21 09:05:00'.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** By time zone: creating a format takes a hundred times as long as using it. */
const clocks = new Map<string, Intl.DateTimeFormat>();
