/**
 * A moment (ISO 8601, UTC) as people say it, in the reader's own time zone: 'Friday, November 20, 2026', with `minute` also
 * 'at 4:05 PM'.
 */
export function inWords(iso: string, upTo: 'day' | 'minute'): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    ...(upTo === 'minute' ? { timeStyle: 'short' } : {}),
  }).format(new Date(iso));
}
