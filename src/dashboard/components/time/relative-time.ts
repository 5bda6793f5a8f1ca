const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** '10:42 AM', in the computer's time zone */
export function formatTime(at: string | Date): string {
  return new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}

/** '4 min', '3 h', '12 days'. `now` in milliseconds. */
export function formatAge(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed < minute) return '<1 min';
  if (passed < hour) return `${Math.floor(passed / minute)} min`;
  if (passed < day) return `${Math.floor(passed / hour)} h`;
  const days = Math.floor(passed / day);
  return days === 1 ? '1 day' : `${days} days`;
}

/** 'just now', '4 min ago', '3 h ago', '2 days ago'; after a week the date */
export function formatRelativeTime(at: string, now: number): string {
  const passed = now - Date.parse(at);
  if (passed < minute) return 'just now';
  if (passed < 7 * day) return `${formatAge(at, now)} ago`;
  return formatShortDate(at, now);
}

/** 'Feb 10', in another year 'Feb 10, 2025' */
export function formatShortDate(at: string, now: number): string {
  const date = new Date(at);
  const isSameYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(isSameYear ? {} : { year: 'numeric' }),
  });
}

/**
 * 'Monday, March 2, 2026 at 3:00 PM EST'
 * @param timeZone an office's; by default the computer's
 */
export function formatExactTime(at: string, timeZone?: string): string {
  return new Date(at).toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
}
