import ICAL from 'ical.js';
import type { LabeledValue } from '../../../../contract/shared/schema/fields';

type EventTime = {
  /** An instant if the zone is UTC, else what the clock shows there. */
  at: Date;
  isDay: boolean;
  /** As the calendar program calls it; '' for none. */
  zone: string;
};

/** An invitation, the answer to one, or another event in an email. */
export type CalendarEvent = {
  /** 'Invitation', 'Accepted' */
  kind: string;
  title: string;
  place: string;
  note: string;
  start: EventTime;
  end: EventTime | null;
  repeats: boolean;
};

const methodLabels: Readonly<Record<string, string>> = {
  REQUEST: 'Invitation',
  ADD: 'Invitation',
  CANCEL: 'Canceled',
  COUNTER: 'New time suggested',
  DECLINECOUNTER: 'Suggested time declined',
};

const answerLabels: Readonly<Record<string, string>> = {
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  TENTATIVE: 'Tentatively accepted',
};

/** The first event of an iCalendar object (RFC 5545, RFC 5546). Null if it has none, or is malformed. */
export function parseEvent(text: string): CalendarEvent | null {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text.trim()) as unknown[]);
    const event = calendar.getFirstSubcomponent('vevent');
    const start = event && readTime(event, 'dtstart');
    if (!start) return null;
    const read = (name: string) => String(event.getFirstPropertyValue(name) ?? '').trim();
    const method = String(calendar.getFirstPropertyValue('method') ?? '').toUpperCase();
    const answer = event.getFirstProperty('attendee')?.getFirstParameter('partstat') ?? '';
    return {
      kind: (method === 'REPLY' ? answerLabels[answer] : methodLabels[method]) ?? 'Calendar event',
      title: read('summary'),
      place: read('location'),
      note: read('description'),
      start,
      end: readTime(event, 'dtend'),
      repeats: event.hasProperty('rrule'),
    };
  } catch {
    return null;
  }
}

/** Reads no VTIMEZONE: its rules can take forever to expand. */
function readTime(event: ICAL.Component, name: string): EventTime | null {
  const property = event.getFirstProperty(name);
  const time = property?.getFirstValue();
  if (!(time instanceof ICAL.Time)) return null;
  const { year, month, day, hour, minute, isDate } = time;
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute));
  const zone = property?.getFirstParameter('tzid') ?? '';
  return { at, isDay: isDate, zone: time.zone.tzid === 'UTC' ? 'UTC' : zone };
}

/** 'Invitation: Thu Dec 3, 2:00 PM' @param timeZone of the office, for an event in UTC */
export function formatEventHeading({ kind, start }: CalendarEvent, timeZone: string): string {
  return `${kind}: ${clean(createFormat(start, timeZone, {}).format(start.at))}`;
}

export function listEventDetails(event: CalendarEvent, timeZone: string): LabeledValue[] {
  const { title, place, note, start, end, repeats } = event;
  const zone = start.zone === 'UTC' ? timeZone : start.zone;
  const facts = [formatPeriod(start, end, timeZone), ...(repeats ? ['repeats'] : [])];
  if (zone !== '' && !start.isDay) facts.push(formatZone(zone));
  return [
    { label: 'Event', value: title },
    { label: 'When', value: facts.join(', ') },
    { label: 'Place', value: place },
    { label: 'Note', value: note },
  ].filter(({ value }) => value !== '');
}

function formatPeriod(start: EventTime, end: EventTime | null, timeZone: string): string {
  const format = createFormat(start, timeZone, { year: 'numeric' });
  // The end of whole days is the day after the last one.
  const last = end && (end.isDay ? new Date(end.at.getTime() - 24 * 60 * 60_000) : end.at);
  const isRange = last !== null && end?.zone === start.zone && last > start.at;
  return clean(isRange ? format.formatRange(start.at, last) : format.format(start.at));
}

/** With common spaces, and without the comma after the weekday. */
function clean(text: string): string {
  return text.replace(/\s/g, ' ').replace(/\b([A-Z][a-z]{2}),/g, '$1');
}

function createFormat(
  { isDay, zone }: EventTime,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    ...options,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(!isDay && { hour: 'numeric', minute: '2-digit' }),
    timeZone: zone === 'UTC' ? timeZone : 'UTC',
  });
}

/** 'New York time' for 'America/New_York'. Outlook's own names are readable. */
function formatZone(zone: string): string {
  const city = /^[A-Z][A-Za-z]+\/(?:\w+\/)?([\w-]+)$/.exec(zone)?.[1];
  return city === undefined ? zone : `${city.replaceAll('_', ' ')} time`;
}
