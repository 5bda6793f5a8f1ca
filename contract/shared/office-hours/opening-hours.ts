/** One line of an office's hours: 'Monday to Friday', '9:00 AM', '5:00 PM'. */
export type Hours = { days: string; opens: string; closes: string };

export const weekdays = [
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

/** '8:30 AM' as '08:30'; null for anything else. */
export function parseTime(text: string): string | null {
  const [, hours = '', minutes = '', half] = /^(1[0-2]|[1-9]):([0-5]\d)\s(AM|PM)$/.exec(text) ?? [];
  if (half === undefined) return null;
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}

/** Schema.org's opening hours; the content check rejects hours that cannot be parsed. */
export function toOpeningHours({ days, opens, closes }: Hours) {
  const [dayOfWeek, from, to] = [parseDays(days), parseTime(opens), parseTime(closes)];
  if (dayOfWeek === null || from === null || to === null) return [];
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: from, closes: to }];
}
