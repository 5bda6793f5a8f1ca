import { regionFacts } from '../region-facts';
import { defaultRegion } from '../regions';

/** Times are the main office's, wherever the computer is: people of one office talk about the same time. */
export const officeZone = regionFacts[defaultRegion].timeZone;

const dateStyle = { month: 'short', day: 'numeric', year: 'numeric' } as const;

/** @param day YYYY-MM-DD, in UTC so that no time zone shifts it. Becomes 'Nov 20, 2026'. */
export function formatDate(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { timeZone: 'UTC', ...dateStyle });
}

/** 'Nov 27, 2026' at the main office */
export function formatDateAt(at: string): string {
  return new Date(at).toLocaleDateString('en-US', { timeZone: officeZone, ...dateStyle });
}

/** 'Nov 27, 2026, 3:05 PM EST' */
export function formatDateTime(at: string): string {
  return new Date(at).toLocaleString('en-US', {
    timeZone: officeZone,
    ...dateStyle,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
