import { addDays } from '../dates/calendar-day';
import { getOfficeDay } from '../region-facts';
import type { RegionId } from '../regions';
import type { SiteLanguage } from '../text/site-languages';
import { formatOfficeClock } from './format-office-time';
import { addOfficeTime, getNextOpening, isOfficeOpen, type OfficeCalendar } from './office-time';
import { formatSpanishTime } from './spanish-hours';

/** Options of the preferred call time; the form sends the text itself. */
export const dayParts = ['Morning (9:00 AM–noon)', 'Afternoon (noon–5:00 PM)', 'Any time'] as const;
const [morning, afternoon] = dayParts;

/** How the office replies. */
export type Reply = {
  by: 'call' | 'email';
  /** The phone number or email address. Null in a receipt, which repeats nothing that was typed. */
  to: string | null;
  /** The preferred call time: one of `dayParts`, or any other text, because the specified call accepts any. */
  dayPart?: string;
};

/** As texts in a language: 'Monday' and '9:00 AM'. */
type Moment = { day: string; time: string };

const en = {
  today: 'today',
  unknownDay: 'the next business day',
  formatDayName: (day: string) => day,
  formatTime: (time: string) => time,
  givenRecipient: { call: 'the number you gave', email: 'this address' },
  morning: 'in the morning (9:00 AM–noon)',
  afternoon: 'in the afternoon (noon–5:00 PM)',
  chosenPart: 'in the part of the day you chose',
  formatCall: (day: string, time: string) => `We’ll call you on ${day} at ${time}.`,
  formatDayPart: (to: string, day: string, part: string) =>
    `We’ll call you at ${to} by ${day}, ${part}.`,
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
  formatDayName: (day) => `el ${day.replace(',', '')}`,
  formatTime: formatSpanishTime,
  givenRecipient: { call: 'número indicado', email: 'esta dirección' },
  morning: 'por la mañana (de 9:00\u00a0a.\u00a0m. a mediodía)',
  afternoon: 'por la tarde (de mediodía a 5:00\u00a0p.\u00a0m.)',
  chosenPart: 'en la parte del día que eligió',
  formatCall: (day, time) => correctArticle(`Le llamaremos ${day} a las ${time}`),
  formatDayPart: (to, day, part) => `Le llamamos al ${to} a más tardar ${day}, ${part}.`,
  // A sentence that ends with a time has its period already, from 'a. m.'
  formatPromise: ({ by, to }, { day, time }, opens) => {
    const start = opens ? `Abrimos ${opens.day} a las ${opens.time} ` : '';
    const reply = by === 'call' ? `Le llamamos al ${to}` : `Le escribimos a ${to}`;
    const due = time ? `${day && ` ${day},`} a más tardar a las ${time}` : ` a más tardar ${day}.`;
    return correctArticle(`${start}${reply}${due}`);
  },
};

/** One o'clock is singular in Spanish: 'a la 1:30', but 'a las 2:30'. */
function correctArticle(text: string): string {
  return text.replace(/\ba las (?=1:)/g, 'a la ');
}

const texts: Readonly<Record<SiteLanguage, typeof en>> = { en, es };

const longDay = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** A day without a time is parsed as midnight UTC. */
function formatDay(day: string, options: Intl.DateTimeFormatOptions, language: SiteLanguage) {
  return texts[language].formatDayName(
    new Date(day).toLocaleDateString(`${language}-US`, { timeZone: 'UTC', ...options }),
  );
}

/** The next day on which the office opens: 'Monday, November 30', or 'el lunes 30 de noviembre'. */
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

/** When the office calls someone who has booked a call. */
export function formatBookedCall(region: RegionId, at: string, language: SiteLanguage): string {
  const { formatTime, formatCall } = texts[language];
  const time = new Date(at);
  const day = formatDay(getOfficeDay(region, time), longDay, language);
  return formatCall(day, formatTime(formatOfficeClock(region, time)));
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
  const { today, unknownDay, formatTime, formatPromise, ...other } = texts[language];
  const { by, dayPart } = reply;
  const recipient = { by, to: reply.to ?? other.givenRecipient[by] };
  if (by === 'call' && (dayPart === morning || dayPart === afternoon)) {
    const part = dayPart === morning ? other.morning : other.afternoon;
    // Not today once the office is open, because that part of the day may be over.
    const day = formatNextOfficeDay(office, now, language);
    // A receipt repeats nothing that was chosen either.
    return other.formatDayPart(recipient.to, day, reply.to === null ? other.chosenPart : part);
  }
  const thisDay = getOfficeDay(office.id, now);
  const toMoment = (at: Date): Moment => {
    const day = getOfficeDay(office.id, at);
    // A weekday alone is ambiguous from a week on.
    const style = day < addDays(thisDay, 7) ? ({ weekday: 'long' } as const) : longDay;
    return {
      day: day === thisDay ? today : formatDay(day, style, language),
      time: formatTime(formatOfficeClock(office.id, at)),
    };
  };
  const due = toMoment(roundUpMinutes(addOfficeTime(office, now, office.replyWithin)));
  if (isOfficeOpen(office, now)) return formatPromise(recipient, due, null);
  const opening = getNextOpening(office, now);
  if (opening === null) return formatPromise(recipient, { day: unknownDay, time: '' }, null);
  const opens = toMoment(opening);
  return formatPromise(recipient, due.day === opens.day ? { ...due, day: '' } : due, opens);
}

/** To five minutes, as people say times. */
function roundUpMinutes(at: Date): Date {
  const step = 5 * 60_000;
  return new Date(Math.ceil(at.getTime() / step) * step);
}
