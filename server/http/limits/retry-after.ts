const minute = 60_000;

/** @param wait in milliseconds */
export function formatRetryAfter(wait: number): string {
  if (wait <= minute) return 'Please try again in a minute.';
  const minutes = Math.ceil(wait / minute);
  if (minutes <= 90) return `Please try again in ${String(minutes)} minutes.`;
  return `Please try again in ${String(Math.ceil(minutes / 60))} hours.`;
}
