import { dateFormat, short, type CalendarDate } from './date-formatter';

const onDay = ({ month, day }: CalendarDate) => `${short(month)} ${day}`;
const withoutYear = dateFormat('utc', onDay);
const withYear = dateFormat('utc', (date) => `${onDay(date)}, ${date.year}`);
const withWeekday = dateFormat(
  'utc',
  (date) => `${short(date.weekday)}, ${onDay(date)}, ${date.year}`,
);
/** A day of a year that is known: 'Mon, Mar 2'. */
export const dayOfYear = dateFormat('utc', (date) => `${short(date.weekday)}, ${onDay(date)}`);

/** A day (YYYY-MM-DD) as people write it: 'Fri, Nov 20, 2026'. It is a day of the office already: no clock may move it. */
export function dayWords(day: string): string {
  return withWeekday(day);
}

/** A day without its weekday: 'Nov 20, 2026'. */
export function dateWords(day: string): string {
  return withYear(day);
}

/** The days from one to another: 'Nov 2 to 13, 2026', 'Nov 20 to Dec 3, 2026', one day alone by itself. */
export function spanWords(from: string, to: string): string {
  if (from === to) return dayWords(from);
  const sameYear = from.slice(0, 4) === to.slice(0, 4);
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  const first = sameYear ? withoutYear(from) : withYear(from);
  const last = sameMonth ? `${Number(to.slice(8))}, ${to.slice(0, 4)}` : withYear(to);
  return `${first} to ${last}`;
}
