import { dateFormat, short } from './date-formatter';
import { momentFormat } from './intl-formatter';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time of a moment by the computer's clock: '10:42 AM'. */
export const timeOfDay = momentFormat({ hour: 'numeric', minute: '2-digit' });
const onDay = dateFormat('here', ({ month, day }) => `${short(month)} ${day}`);
const onDayOfYear = dateFormat('here', ({ month, day, year }) => `${short(month)} ${day}, ${year}`);

/** How long something has waited: '4 min', '3 h', '1 day', '12 days'. `now` in milliseconds since 1970; a clock that is behind reads 'under a minute'. */
export function age(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed < minute) return 'under a minute';
  if (passed < hour) return `${Math.floor(passed / minute)} min`;
  if (passed < day) return `${Math.floor(passed / hour)} h`;
  const days = Math.floor(passed / day);
  return days === 1 ? '1 day' : `${days} days`;
}

/** A moment as a list shows it: 'just now', '4 min ago', '3 h ago', '2 days ago', then the date. */
export function relativeTime(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed < minute) return 'just now';
  if (passed < 7 * day) return `${age(at, now)} ago`;
  return dateOf(at, now);
}

/** The date of a moment: 'Feb 10', in another year 'Feb 10, 2025'. */
export function dateOf(at: string, now: number): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return sameYear ? onDay(at) : onDayOfYear(at);
}

/**
 * The same moment to the minute, with whose clock it is: 'Monday, March 2, 2026 at 3:00 PM EST'.
 * @param timeZone of an office, where it goes by its clock; else it is the computer's
 */
export function exactTime(at: string, timeZone?: string): string {
  const exact = exactBy.get(timeZone) ?? toTheMinute(timeZone);
  exactBy.set(timeZone, exact);
  return exact(at);
}

const toTheMinute = (timeZone: string | undefined) =>
  momentFormat({
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
/** By time zone. */
const exactBy = new Map<string | undefined, ReturnType<typeof momentFormat>>();
