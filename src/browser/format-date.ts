const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-05-07' becomes 'May 7, 2026' in every time zone. */
export function formatDate(iso: string): string {
  return format.format(new Date(iso));
}
