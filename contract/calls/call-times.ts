import {
  addOfficeTime,
  walkOpenTimes,
  type OfficeCalendar,
} from '../shared/office-hours/office-time';
import { getOfficeDay, regionFacts } from '../shared/region-facts';
import type { RegionId } from '../shared/regions';
import type { SiteLanguage } from '../shared/text/site-languages';

/** In minutes, also between two calls. */
const callLength = 30;

/** Minutes of office time until the first call that someone can book. */
const notice = 60;
const maxOfficeDays = 5;

/** The times for which someone can book a call: each half hour of the next office days. ISO 8601, UTC, earliest first. */
export function listCallTimes(office: OfficeCalendar, now: Date): string[] {
  const from = addOfficeTime(office, now, notice).getTime();
  const length = callLength * 60_000;
  const days = new Set<string>();
  const times = new Set<number>();
  for (const { opens, closes } of walkOpenTimes(office, now)) {
    if (closes < from + length) continue;
    days.add(getOfficeDay(office.id, new Date(opens)));
    if (days.size > maxOfficeDays) break;
    for (let at = opens; at + length <= closes; at += length) if (at >= from) times.add(at);
  }
  return [...times].sort((a, b) => a - b).map((at) => new Date(at).toISOString());
}

export function getCallEnd(at: string): string {
  return new Date(Date.parse(at) + callLength * 60_000).toISOString();
}

/** 'Tue, Dec 1, 10:30 AM' at the office */
export function formatCallTime(region: RegionId, at: string, language: SiteLanguage): string {
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  return formatAt(region, at, language, { ...day, hour: 'numeric', minute: '2-digit' });
}

/** 'Tuesday, December 1' at the office */
export function formatCallDay(region: RegionId, at: string, language: SiteLanguage): string {
  return formatAt(region, at, language, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** '10:30 AM' at the office */
export function formatCallClock(region: RegionId, at: string, language: SiteLanguage): string {
  return formatAt(region, at, language, { hour: 'numeric', minute: '2-digit' });
}

/** The days and times in it are in the language, for a translation of the rest. */
export function formatCallPromise(region: RegionId, at: string, language: SiteLanguage): string {
  const [day, time] = [formatCallDay, formatCallClock].map((format) =>
    format(region, at, language),
  );
  return `We’ll call you on ${day} at ${time}.`;
}

function formatAt(
  region: RegionId,
  at: string,
  language: SiteLanguage,
  options: Intl.DateTimeFormatOptions,
): string {
  const { timeZone } = regionFacts[region];
  return new Date(at).toLocaleString(`${language}-US`, { timeZone, ...options });
}
