const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** The ways people write a day: which parts of a match are year, month and day. */
const ways = [
  // As a date field sends it: 2026-11-20.
  { form: /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, parts: [1, 2, 3] },
  // As it is written here: 11/20/2026.
  { form: /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/, parts: [3, 1, 2] },
  {
    form: new RegExp(`^${monthNames}\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`),
    parts: [3, 1, 2],
  },
  { form: new RegExp(`^(\\d{1,2}) ${monthNames}\\.?,? (\\d{4})$`), parts: [3, 2, 1] },
] as const;

/** The most characters a day is written with: 'September 20th, 2026' and a little. */
export const longestDay = 24;

/** A day in any form people write it, '2026-11-20', '11/20/2026' or 'Nov 20, 2026', that exists; anything else gives null. */
export function readDay(text: string): Date | null {
  const tidy = text.trim().toLowerCase().replace(/\s+/g, ' ');
  for (const { form, parts } of ways) {
    const match = form.exec(tidy);
    if (match === null) continue;
    const [year = '', month = '', day = ''] = parts.map((part) => match[part]);
    const number = /^\d/.test(month) ? Number(month) : months.indexOf(month.slice(0, 3)) + 1;
    return dayOf(Number(year), number, Number(day));
  }
  return null;
}

/** Midnight UTC of a day; null for one that is on no calendar, as February 30. */
function dayOf(year: number, month: number, day: number): Date | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
}

/** A day that has been found to be one, as YYYY-MM-DD. */
export function isoDay(text: string): string {
  return readDay(text)?.toISOString().slice(0, 10) ?? '';
}

/** What is wrong with a day, or null. @param firstYear before it, as after 2100, the year is taken for a slip */
export function dayProblem(text: string, firstYear = 2000): string | null {
  const day = readDay(text);
  if (day === null) return 'Please enter a date as month/day/year, for example 11/20/2026';
  const year = day.getUTCFullYear();
  return year < firstYear || year > 2100 ? 'Please check the year' : null;
}

/** The most days of a span of days: a year, whichever. */
const longestSpan = 366;
/** Milliseconds of a day. */
const oneDay = 86_400_000;

/**
 * What is wrong with a day, or null, where it may lie so many days before now and after. `now` is a moment and a day begins at midnight
 * UTC, so that both ends give way by the hours of a time zone.
 */
export function dayWithin(now: Date, { back, ahead }: { back: number; ahead: number }) {
  return (text: string): string | null => {
    const problem = dayProblem(text);
    const away = ((readDay(text)?.getTime() ?? NaN) - now.getTime()) / oneDay;
    return problem ?? (away < -back - 1 || away > ahead ? 'Please check the year' : null);
  };
}

/** The same for the last day of a span, of at most a year, whose first day is in the field `from`. */
export function lastDayProblem(from: string) {
  return (text: string, values: Readonly<Record<string, string>>): string | null => {
    const problem = dayProblem(text);
    if (problem !== null) return problem;
    const first = readDay(values[from] ?? '');
    const last = readDay(text);
    // A first day with a wrong year of its own is said there alone.
    if (first === null || last === null || dayProblem(values[from] ?? '') !== null) return null;
    if (last < first) return 'The last day is before the first day';
    const days = (last.getTime() - first.getTime()) / oneDay + 1;
    return days > longestSpan
      ? 'More than a year after the first day: please check both years'
      : null;
  };
}

/** How many days there are from one to another, both included; null where they cannot be read, or stand the other way round. */
export function daysFromTo(from: string, to: string): number | null {
  const [first, last] = [readDay(from), readDay(to)];
  if (first === null || last === null || last < first) return null;
  return (last.getTime() - first.getTime()) / oneDay + 1;
}
