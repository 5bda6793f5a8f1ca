import { regionFacts } from '../region-facts';
import { defaultRegion, type RegionId } from '../regions';

const { timeZone } = regionFacts[defaultRegion];

// This locale writes a day as ISO 8601 does.
const format = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment by the main office's clock: '2026-11-21 09:05'. */
export function officeTime(at: Date): string {
  return format.format(at).replace(', ', ' ');
}

const aDay = 24 * 60 * 60_000;

/** The instant at which a day (YYYY-MM-DD) begins at the main office; `later` counts days on from it. */
export function startOfOfficeDay(day: string, later = 0): Date {
  const inGreenwich = Date.parse(day) + later * aDay;
  // How far the office's clock is behind. It changes by night, after both of these moments.
  const clock = Date.parse(`${officeTime(new Date(inGreenwich)).replace(' ', 'T')}Z`);
  return new Date(inGreenwich + (inGreenwich - clock));
}

/**
 * The instant of a day (YYYY-MM-DD) and a time (HH:MM) by the clock of a region's office. A time that the clock leaves out in spring is
 * that of the clock before it was put forward: 02:30 is 03:30, as RFC 5545 (3.3.5) has it.
 */
export function officeInstant(region: RegionId, day: string, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: regionFacts[region].timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  /** How far the clock is behind `wanted` at an instant. */
  const behind = (at: number) => wanted - Date.parse(`${clock.format(at).replace(' ', 'T')}Z`);
  const first = wanted + behind(wanted);
  // On a day on which the clock changes, the first guess may be an hour off.
  const second = first + behind(first);
  return new Date(behind(second) === 0 ? second : first);
}
