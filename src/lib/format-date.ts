/** '2026-05-07' or '2026-05-07T00:00:00.000Z' as 'May 7, 2026', the same in every time zone. */
export function formatDate(iso: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  );
}
