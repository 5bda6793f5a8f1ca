/** A date of the calendar, in American English. */
export type CalendarDate = {
  year: number;
  /** 'September' */
  month: string;
  day: number;
  /** 'Friday' */
  weekday: string;
};

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** 'Sep', 'Fri': as American English shortens months and weekdays. */
export const short = (name: string) => name.slice(0, 3);

/**
 * How dates are written: `dateFormat('utc', ({ day, month }) => `${short(month)} ${day}`)('2026-11-20')` is 'Nov 20'. What is no
 * moment becomes 'Invalid Date'. Not with Intl (moment-format.ts), the first use of which keeps a list from the screen for 50 ms.
 * @param clock 'utc' for what is a day already, which no clock may move; 'here' for moments, by the computer's clock
 */
export function dateFormat(
  clock: 'utc' | 'here',
  write: (date: CalendarDate) => string,
): (at: string | number | Date) => string {
  return (at) => {
    const date = new Date(at);
    if (Number.isNaN(date.getTime())) return String(date);
    const [year, month, day, weekday] =
      clock === 'utc'
        ? [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), date.getUTCDay()]
        : [date.getFullYear(), date.getMonth(), date.getDate(), date.getDay()];
    return write({ year, month: months[month] ?? '', day, weekday: weekdays[weekday] ?? '' });
  };
}
