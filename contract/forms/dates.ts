/** A day as a date field sends it, '2026-11-20', that exists; anything else gives null. */
export function readDay(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : null;
}

/** What is wrong with a day, or null. */
export function dayProblem(text: string): string | null {
  const day = readDay(text);
  if (day === null) return 'Please enter a date as year-month-day, for example 2026-11-20';
  const year = day.getUTCFullYear();
  return year < 2000 || year > 2100 ? 'Please check the year' : null;
}

/** The same for the last day of a span whose first day is in the field `from`. */
export function lastDayProblem(from: string) {
  return (text: string, values: Readonly<Record<string, string>>): string | null => {
    const problem = dayProblem(text);
    if (problem !== null) return problem;
    const first = readDay(values[from] ?? '');
    return first !== null && text < (values[from] ?? '')
      ? 'The last day is before the first day'
      : null;
  };
}
