import { addDays } from '../dates/calendar-day';
import { getOfficeDay } from '../region-facts';
import type { SiteLanguage } from '../text/site-languages';
import { formatOfficeClock } from './format-office-time';
import { addOfficeTime, getNextOpening, isOfficeOpen, type OfficeCalendar } from './office-time';
import { formatSpanishTime } from './spanish-hours';

/** How the office replies, and to which phone number or email address. */
export type Reply = { by: 'call' | 'email'; to: string };

type Moment = { day: string; time: string };

const en = {
  today: 'today',
  unknownDay: 'the next business day',
  nameDay: (day: string) => day,
  formatTime: (time: string) => time,
  /** `due` has no day if that is the day of `opens`, and no time if nobody knows when the office opens. */
  formatPromise: ({ by, to }: Reply, { day, time }: Moment, opens: Moment | null) => {
    const due = day === 'today' ? `${time} today` : [day, time].filter(Boolean).join(' at ');
    const start = opens ? `We open ${opens.day} at ${opens.time} and will` : 'We’ll';
    return `${start} ${by} you at ${to} by ${due}.`;
  },
};

const es: typeof en = {
  today: 'hoy',
  unknownDay: 'el siguiente día hábil',
  nameDay: (day) => `el ${day}`,
  formatTime: formatSpanishTime,
  // A time ends with a period.
  formatPromise: ({ by, to }, { day, time }, opens) => {
    const start = opens ? `Abrimos ${opens.day} a las ${opens.time} ` : '';
    const reply = by === 'call' ? `Le llamamos al ${to}` : `Le escribimos a ${to}`;
    const due = time ? `${day && ` ${day},`} a más tardar a las ${time}` : ` a más tardar ${day}.`;
    return `${start}${reply}${due}`.replace(/\ba las (?=1:)/g, 'a la ');
  },
};

const texts: Readonly<Record<SiteLanguage, typeof en>> = { en, es };

const longDay = { weekday: 'long', month: 'long', day: 'numeric' } as const;

function formatDay(day: string, options: Intl.DateTimeFormatOptions, language: SiteLanguage) {
  return texts[language].nameDay(
    new Date(day).toLocaleDateString(`${language}-US`, { timeZone: 'UTC', ...options }),
  );
}

/** The next day on which the office opens: 'Monday, November 30', or 'el lunes, 30 de noviembre'. */
export function formatNextOfficeDay(
  office: OfficeCalendar,
  now: Date,
  language: SiteLanguage,
): string {
  const opening = getNextOpening(office, now);
  return opening === null
    ? texts[language].unknownDay
    : formatDay(getOfficeDay(office.id, opening), longDay, language);
}

/**
 * When the office will reply to a message of now: 'We’ll call you at (212) 555-0142 by 10:05 AM today.', or while it is closed 'We open Monday
 * at 9:00 AM and will call you at (212) 555-0142 by 10:00 AM.'
 */
export function formatReplyPromise(
  office: OfficeCalendar,
  now: Date,
  reply: Reply,
  language: SiteLanguage,
): string {
  const { today, unknownDay, formatTime, formatPromise } = texts[language];
  const thisDay = getOfficeDay(office.id, now);
  const toMoment = (at: Date): Moment => {
    const day = getOfficeDay(office.id, at);
    const style = day < addDays(thisDay, 7) ? ({ weekday: 'long' } as const) : longDay;
    return {
      day: day === thisDay ? today : formatDay(day, style, language),
      time: formatTime(formatOfficeClock(office.id, at)),
    };
  };
  const due = toMoment(roundUp(addOfficeTime(office, now, office.replyWithin)));
  if (isOfficeOpen(office, now)) return formatPromise(reply, due, null);
  const opening = getNextOpening(office, now);
  if (opening === null) return formatPromise(reply, { day: unknownDay, time: '' }, null);
  const opens = toMoment(opening);
  return formatPromise(reply, due.day === opens.day ? { ...due, day: '' } : due, opens);
}

/** To five minutes, as people say times. */
function roundUp(at: Date): Date {
  const step = 5 * 60_000;
  return new Date(Math.ceil(at.getTime() / step) * step);
}
