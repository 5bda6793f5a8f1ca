const dayLength = 24 * 60 * 60_000;
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The weeks of a month (YYYY-MM) from Sunday to Saturday, filled up with days (YYYY-MM-DD) of its neighbors. */
export function getWeeks(month: string): string[][] {
  const firstDay = Date.parse(`${month}-01`);
  const start = firstDay - new Date(firstDay).getUTCDay() * dayLength;
  const weeks: string[][] = [];
  for (let time = start; time <= firstDay || toDay(time).startsWith(month); time += 7 * dayLength) {
    weeks.push(Array.from({ length: 7 }, (_, index) => toDay(time + index * dayLength)));
  }
  return weeks;
}

export function addMonths(month: string, count: number): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  return toDay(date.getTime()).slice(0, 7);
}

/** 'November 2026' */
export function formatMonth(month: string): string {
  return new Date(`${month}-01`).toLocaleDateString('en-US', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
