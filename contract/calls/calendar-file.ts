import { getCallEnd } from './call-times';

type CallEvent = {
  /** The same for a call that was moved, so that calendars move it too. */
  id: string;
  at: string;
  summary: string;
  phone: string;
};

/** So that seconds since then fit into 31 bits. */
const firstSequence = Date.UTC(2026, 0);

/** An event with a reminder, as calendars read it (RFC 5545). */
export function buildCalendarFile({ id, at, summary, phone }: CallEvent, now: Date): string {
  const start = new Date(at);
  const end = new Date(getCallEnd(at));
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Larkspan//Call//EN',
    'BEGIN:VEVENT',
    `UID:${id}@larkspan`,
    // Only a greater number replaces the event. A count would tell a stranger of an earlier booking.
    `SEQUENCE:${Math.floor((now.getTime() - firstSequence) / 1_000)}`,
    `DTSTAMP:${toStamp(now)}`,
    `DTSTART:${toStamp(start)}`,
    `DTEND:${toStamp(end)}`,
    `SUMMARY:${escape(summary)}`,
    `DESCRIPTION:${escape(phone)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escape(summary)}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

/** '20261201T153000Z' */
const toStamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&');
