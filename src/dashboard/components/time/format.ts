import { formatDate, officeZone } from '../../../../contract/shared/dates/format-date';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { defaultRegion } from '../../../../contract/shared/regions';
import { formatCount } from '../../../../contract/shared/text/format-number';

/** A calendar day (YYYY-MM-DD) is read and formatted in UTC, so that no time zone shifts it. */
const formatUtc = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', ...options });

/** 'Mon, Mar 2' */
export function formatShortDay(day: string): string {
  return formatUtc(day, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** 'Mar 2' */
export function formatMonthDay(day: string): string {
  return formatUtc(day, { month: 'short', day: 'numeric' });
}

/** 'Fri, Nov 20, 2026' */
export function formatDay(day: string): string {
  return formatUtc(day, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
}

/** 'Nov 2 to 13, 2026', 'Nov 20 to Dec 3, 2026', or for one day 'Fri, Nov 20, 2026' */
export function formatDateRange(from: string, to: string): string {
  if (from === to) return formatDay(from);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const start = isSameYear ? formatUtc(from, { month: 'short', day: 'numeric' }) : formatDate(from);
  const end = isSameMonth ? `${Number(to.slice(8))}, ${to.slice(0, 4)}` : formatDate(to);
  return `${start} to ${end}`;
}

const msPerMinute = 60_000;
const msPerHour = 60 * msPerMinute;
const msPerDay = 24 * msPerHour;

/** '10:42 AM' at the main office; '10:42 AM EST' on a computer whose clock shows another time */
export function formatTime(at: string | Date): string {
  const date = new Date(at);
  const format = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', ...options });
  const time = format({ timeZone: officeZone });
  return time === format({}) ? time : format({ timeZone: officeZone, timeZoneName: 'short' });
}

/** '4 min', '3 h', '12 days'. `now` in milliseconds. */
export function formatAge(at: string, now: number): string {
  const elapsed = now - Date.parse(at);
  if (elapsed < msPerMinute) return '<1 min';
  if (elapsed < msPerHour) return `${Math.floor(elapsed / msPerMinute)} min`;
  if (elapsed < msPerDay) return `${Math.floor(elapsed / msPerHour)} h`;
  return formatCount(Math.floor(elapsed / msPerDay), 'day');
}

/** 'just now', '4 min ago', '3 h ago', '2 days ago'; after a week the date */
export function formatRelativeTime(at: string, now: number): string {
  const elapsed = now - Date.parse(at);
  if (elapsed < msPerMinute) return 'just now';
  if (elapsed < 7 * msPerDay) return `${formatAge(at, now)} ago`;
  return formatShortDate(at, now);
}

/** The day at the main office (YYYY-MM-DD) */
function getDay(at: string | number): string {
  return getOfficeDay(defaultRegion, new Date(at));
}

/** 'Feb 10', in another year 'Feb 10, 2025' */
export function formatShortDate(at: string, now: number): string {
  const day = getDay(at);
  const isSameYear = day.slice(0, 4) === getDay(now).slice(0, 4);
  return isSameYear ? formatMonthDay(day) : formatDate(day);
}

/** '10:42 AM', on another day 'Nov 2, 10:42 AM' */
export function formatDayTime(at: string, now: number): string {
  const time = formatTime(at);
  return getDay(at) === getDay(now) ? time : `${formatShortDate(at, now)}, ${time}`;
}

/** '10:42 AM', on another day 'Nov 2' */
export function formatTimeOrDate(at: string, now: number): string {
  return getDay(at) === getDay(now) ? formatTime(at) : formatShortDate(at, now);
}

/** 'Thu, Dec 3, 3:00 PM' at the main office */
export function formatMoment(at: string): string {
  return `${formatShortDay(getDay(at))}, ${formatTime(at)}`;
}

/**
 * 'Monday, March 2, 2026 at 3:00 PM EST'
 * @param timeZone an office's; by default the main office's
 */
export function formatExactTime(at: string, timeZone = officeZone): string {
  return new Date(at).toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
}
