import { getCallEnd } from './call-times';

type CallEvent = { at: string; summary: string; phone: string };

/** An event with a reminder, as calendars read it (RFC 5545). */
export function buildCalendarFile({ at, summary, phone }: CallEvent): string {
  const start = new Date(at);
  const end = new Date(getCallEnd(at));
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Larkspan//Call//EN',
    'BEGIN:VEVENT',
    `UID:call-${toStamp(start)}@larkspan`,
    `DTSTAMP:${toStamp(new Date())}`,
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
