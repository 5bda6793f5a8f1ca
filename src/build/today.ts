/** The time of the first office, by which lists of jobs open and close. */
const officeZone = 'America/New_York';

/** The day at the first office as YYYY-MM-DD; `now` is any instant. */
export function dayAt(now: Date): string {
  // Canada writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('en-CA', { timeZone: officeZone, dateStyle: 'short' }).format(now);
}
