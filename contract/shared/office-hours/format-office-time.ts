import { regionFacts } from '../region-facts';
import type { RegionId } from '../regions';

const sixDays = 6 * 24 * 60 * 60_000;

/** '4:30 PM' at an office. */
export function formatOfficeClock(region: RegionId, at: Date): string {
  return formatAt(region, at, { hour: 'numeric', minute: '2-digit' });
}

/** 'Fri 4:30 PM' at an office; 'Nov 20, 4:30 PM' if that is more than six days from `now`. */
export function formatOfficeMoment(region: RegionId, at: Date, now: Date): string {
  const clock = formatOfficeClock(region, at);
  return Math.abs(now.getTime() - at.getTime()) < sixDays
    ? `${formatAt(region, at, { weekday: 'short' })} ${clock}`
    : `${formatAt(region, at, { month: 'short', day: 'numeric' })}, ${clock}`;
}

type Due = {
  region: RegionId;
  since: string;
  dueAt: string;
  /** Minutes of office time between the two. */
  replyWithin: number;
};

/** The arithmetic of a due time: 'Fri 4:30 PM + 1 h → Mon 9:30 AM'. */
export function explainDue({ region, since, dueAt, replyWithin }: Due, now: Date): string {
  const [from, to] = [since, dueAt].map((at) => formatOfficeMoment(region, new Date(at), now));
  return `${from} + ${formatMinutes(replyWithin)} → ${to}`;
}

/** '45 min', '1 h', '1 h 30 min' */
function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

function formatAt(region: RegionId, at: Date, options: Intl.DateTimeFormatOptions): string {
  const { timeZone } = regionFacts[region];
  return new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(at);
}
