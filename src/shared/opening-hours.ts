import { addDays } from '../../contract/shared/dates/calendar-day';
import { getOfficeDay, regionFacts } from '../../contract/shared/region-facts';
import type { RegionRecord } from './page-context';

type Hours = RegionRecord['hours'][number];

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
type Weekday = (typeof weekdays)[number];

/** 'Monday to Friday' or 'Monday, Wednesday and Friday' as days; null for anything else. */
export function parseDays(text: string): Weekday[] | null {
  const range = /^(\w+) to (\w+)$/.exec(text.trim());
  if (range) {
    const [first, last] = [findDay(range[1]), findDay(range[2])];
    if (first === undefined || last === undefined) return null;
    const [start, end] = [weekdays.indexOf(first), weekdays.indexOf(last)];
    return start < end
      ? weekdays.slice(start, end + 1)
      : [...weekdays.slice(start), ...weekdays.slice(0, end + 1)];
  }
  const days = text
    .trim()
    .split(/, and |, | and /)
    .map(findDay);
  return days.every((day) => day !== undefined) ? days : null;
}

const findDay = (text: string | undefined) => weekdays.find((day) => day === text);

/** '8:30 am' as '08:30'; null for anything else. */
export function parseTime(text: string): string | null {
  const [, hours = '', minutes = '', half] = /^(1[0-2]|[1-9]):([0-5]\d)\s(am|pm)$/.exec(text) ?? [];
  if (half === undefined) return null;
  const hour = (Number(hours) % 12) + (half === 'pm' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** The next day on which the office opens: 'Monday, November 30'. Holidays are not known. */
export function formatNextOfficeDay(
  { id, hours }: Pick<RegionRecord, 'id' | 'hours'>,
  now: Date,
): string {
  const { timeZone } = regionFacts[id];
  const time = now.toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
  const today = getOfficeDay(id, now);
  const week = Array.from({ length: 8 }, (_, ahead) => addDays(today, ahead));
  const next = week.find((day) => {
    const weekday = weekdays[(new Date(day).getUTCDay() + 6) % 7];
    return hours.some(
      ({ days, opens }) =>
        parseDays(days)?.some((open) => open === weekday) === true &&
        (day !== today || time < (parseTime(opens) ?? '')),
    );
  });
  return next === undefined ? 'the next business day' : dayFormat.format(new Date(next));
}

/** Schema.org's opening hours; the content check rejects hours that cannot be parsed. */
export function toOpeningHours({ days, opens, closes }: Hours) {
  const [dayOfWeek, from, to] = [parseDays(days), parseTime(opens), parseTime(closes)];
  if (dayOfWeek === null || from === null || to === null) return [];
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: from, closes: to }];
}
