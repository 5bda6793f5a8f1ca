const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** The formats in which people write a day, and which groups are year, month, and day. */
const formats = [
  { pattern: /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/, groups: [1, 2, 3] },
  { pattern: /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/, groups: [3, 1, 2] },
  {
    pattern: new RegExp(`^${monthNames}\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})$`),
    groups: [3, 1, 2],
  },
  { pattern: new RegExp(`^(\\d{1,2}) ${monthNames}\\.?,? (\\d{4})$`), groups: [3, 2, 1] },
] as const;

/** Characters of a day: 'September 20th, 2026' and some spaces. */
export const maxDayLength = 24;

const millisecondsPerDay = 86_400_000;

/** Parses '2026-11-20', '11/20/2026', or 'Nov 20, 2026' to midnight UTC; null if it isn't a day. */
export function parseDay(text: string): Date | null {
  const normalized = text.trim().toLowerCase().replace(/\s+/g, ' ');
  for (const { pattern, groups } of formats) {
    const match = pattern.exec(normalized);
    if (match === null) continue;
    const [year = '', month = '', day = ''] = groups.map((group) => match[group]);
    const monthNumber = /^\d/.test(month) ? Number(month) : months.indexOf(month.slice(0, 3)) + 1;
    const date = new Date(Date.UTC(Number(year), monthNumber - 1, Number(day)));
    const exists = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === Number(day);
    return exists ? date : null;
  }
  return null;
}

export function toIsoDay(text: string): string {
  return parseDay(text)?.toISOString().slice(0, 10) ?? '';
}

/** @param day YYYY-MM-DD */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * millisecondsPerDay).toISOString().slice(0, 10);
}

/** The error message for a day, or null. @param firstYear the earliest plausible year */
export function checkDay(text: string, firstYear = 2000): string | null {
  const day = parseDay(text);
  if (day === null) return 'Please enter a date as month/day/year, for example 11/20/2026';
  const year = day.getUTCFullYear();
  return year < firstYear || year > 2100 ? 'Please check the year' : null;
}

/** Returns a check for days from `back` days ago to `ahead` days from now, with a day's tolerance for time zones. */
export function checkDayRange(now: Date, { back, ahead }: { back: number; ahead: number }) {
  return (text: string): string | null => {
    const error = checkDay(text);
    const days = ((parseDay(text)?.getTime() ?? NaN) - now.getTime()) / millisecondsPerDay;
    return error ?? (days < -back - 1 || days > ahead ? 'Please check the year' : null);
  };
}

const maxRange = 366;

export function checkLastDay(from: string) {
  return (text: string, values: Readonly<Record<string, string>>): string | null => {
    const error = checkDay(text);
    if (error !== null) return error;
    // An error in the first day is shown there only.
    if (checkDay(values[from] ?? '') !== null) return null;
    const days = countDays(values[from] ?? '', text);
    if (days === null) return 'The last day is before the first day';
    return days > maxRange ? 'More than a year after the first day: please check both years' : null;
  };
}

/** Days from one day to another, including both; null if one is invalid or they are in the wrong order. */
export function countDays(from: string, to: string): number | null {
  const [first, last] = [parseDay(from), parseDay(to)];
  if (first === null || last === null || last < first) return null;
  return (last.getTime() - first.getTime()) / millisecondsPerDay + 1;
}
