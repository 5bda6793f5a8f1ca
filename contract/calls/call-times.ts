import { formatOfficeClock } from '../shared/office-hours/format-office-time';
import {
  addOfficeTime,
  walkOpenTimes,
  type OfficeCalendar,
} from '../shared/office-hours/office-time';
import { formatSpanishTime } from '../shared/office-hours/spanish-hours';
import { getOfficeDay, regionFacts } from '../shared/region-facts';
import type { RegionId } from '../shared/regions';
import type { SiteLanguage } from '../shared/text/site-languages';

/** In minutes, also between two calls. */
const callLength = 30;

/** Minutes of office time until the first call that someone can book. */
const minNotice = 60;
const maxOfficeDays = 5;

/** The times for which someone can book a call: each half hour of the next office days. ISO 8601, UTC, earliest first. */
export function listCallTimes(office: OfficeCalendar, now: Date): string[] {
  const from = addOfficeTime(office, now, minNotice).getTime();
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
  const { timeZone } = regionFacts[region];
  const time = new Date(at);
  const style = { timeZone, weekday: 'short', month: 'short', day: 'numeric' } as const;
  const clock = formatOfficeClock(region, time);
  const day = time.toLocaleDateString(`${language}-US`, style);
  return `${day}, ${language === 'es' ? formatSpanishTime(clock) : clock}`;
}
