import { addDays } from '../dates/calendar-day';
import { getOfficeInstant } from '../dates/time-zone';
import { getOfficeDay } from '../region-facts';
import type { RegionId } from '../regions';
import { parseDays, parseTime, weekdays, type Hours } from './opening-hours';

/** When an office is open, and how soon it replies. */
export type OfficeCalendar = {
  id: RegionId;
  hours: readonly Hours[];
  /** Days (YYYY-MM-DD) on which it stays closed. */
  holidays: readonly string[];
  /** The response target in minutes of office time. */
  replyWithin: number;
};

/** Minutes, unless an office sets its own target. */
export const defaultReplyWithin = 60;

/** content/settings/holidays.yaml. Without `regions`, all offices are closed. */
export type Holiday = { date: string; name: string; regions?: readonly RegionId[] };

export function listHolidays(holidays: readonly Holiday[], region: RegionId): string[] {
  return holidays
    .filter(({ regions }) => regions?.includes(region) ?? true)
    .map(({ date }) => date);
}

/** Longer than any office is closed, so that hours without a day end no server. */
const maxDays = 400;

/**
 * The instant after this many minutes of office hours. The office is open in the minute before it, so that a message at 4:00 PM with a target
 * of one hour is due when the office closes at 5:00 PM.
 */
export function addOfficeTime(office: OfficeCalendar, at: Date, minutes: number): Date {
  let left = minutes * 60_000;
  let from = at.getTime();
  for (const { opens, closes } of walkOpenTimes(office, at)) {
    // Overlapping hours count once.
    from = Math.max(from, opens);
    if (closes <= from) continue;
    if (from + left <= closes) return new Date(from + left);
    left -= closes - from;
    from = closes;
  }
  return new Date(at.getTime() + minutes * 60_000);
}

export function isOfficeOpen(office: OfficeCalendar, at: Date): boolean {
  const today = getOfficeDay(office.id, at);
  return [addDays(today, -1), today]
    .flatMap((day) => listOpenTimes(office, day))
    .some(({ opens, closes }) => opens <= at.getTime() && at.getTime() < closes);
}

/** When the office opens next; null if its hours have no day. */
export function getNextOpening(office: OfficeCalendar, at: Date): Date | null {
  for (const { opens } of walkOpenTimes(office, at)) {
    if (opens > at.getTime()) return new Date(opens);
  }
  return null;
}

/** True if the office opens on that day, or if its hours are unknown. */
export function isOfficeDay(office: OfficeCalendar, day: string): boolean {
  return office.hours.length === 0 || listOpenTimes(office, day).length > 0;
}

type OpenTime = { opens: number; closes: number };

/** In the order of opening, from the day before, whose hours may end after midnight. */
export function* walkOpenTimes(office: OfficeCalendar, at: Date): Generator<OpenTime> {
  const today = getOfficeDay(office.id, at);
  for (let day = -1; day < maxDays; day += 1) yield* listOpenTimes(office, addDays(today, day));
}

function listOpenTimes({ id, hours, holidays }: OfficeCalendar, day: string): OpenTime[] {
  if (holidays.includes(day)) return [];
  const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7];
  return hours
    .flatMap(({ days, ...times }): OpenTime[] => {
      const [opens, closes] = [parseTime(times.opens), parseTime(times.closes)];
      const isOpen = parseDays(days)?.some((one) => one === weekday) ?? false;
      if (!isOpen || opens === null || closes === null) return [];
      const lastDay = closes > opens ? day : addDays(day, 1);
      return [
        {
          opens: getOfficeInstant(id, day, opens).getTime(),
          closes: getOfficeInstant(id, lastDay, closes).getTime(),
        },
      ];
    })
    .sort((a, b) => a.opens - b.opens);
}
