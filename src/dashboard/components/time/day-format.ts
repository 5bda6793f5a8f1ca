/** A calendar day (YYYY-MM-DD) is read and formatted in UTC, so that no time zone shifts it. */
const formatUtc = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', ...options });

/** 'Mon, Mar 2' */
export function formatShortDay(day: string): string {
  return formatUtc(day, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** 'Fri, Nov 20, 2026' */
export function formatDay(day: string): string {
  return formatUtc(day, { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
}

/** 'Nov 20, 2026' */
export function formatDate(day: string): string {
  return formatUtc(day, { month: 'short', day: 'numeric', year: 'numeric' });
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
