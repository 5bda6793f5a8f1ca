/** A day of the calendar, YYYY-MM-DD. */
export type Day = string;

const dayLength = 24 * 60 * 60_000;
const iso = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** The weeks of a month (YYYY-MM), each from Sunday to Saturday, with the days of its neighbours that fill them. */
export function weeksOf(month: string): Day[][] {
  const first = Date.parse(`${month}-01`);
  const start = first - new Date(first).getUTCDay() * dayLength;
  const weeks: Day[][] = [];
  for (let time = start; time <= first || iso(time).startsWith(month); time += 7 * dayLength) {
    weeks.push(Array.from({ length: 7 }, (_, index) => iso(time + index * dayLength)));
  }
  return weeks;
}

/** The month so many months later, or earlier. */
export function monthAfter(month: string, step: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + step);
  return iso(date.getTime()).slice(0, 7);
}

/** A month in words: 'November 2026'. */
export function monthWords(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
