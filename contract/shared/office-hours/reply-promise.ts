import { addDays } from '../dates/calendar-day';
import { formatOfficeClock } from './format-office-time';
import { addOfficeTime, getNextOpening, isOfficeOpen, type OfficeCalendar } from './office-time';
import { getOfficeDay } from '../region-facts';
import type { SiteLanguage } from '../text/site-languages';

/** 'Monday', 'el lunes' */
function formatDay(day: string, options: Intl.DateTimeFormatOptions, language: SiteLanguage) {
  const text = new Date(day).toLocaleDateString(`${language}-US`, { timeZone: 'UTC', ...options });
  return language === 'es' ? `el ${text}` : text;
}

const longDay = { weekday: 'long', month: 'long', day: 'numeric' } as const;

const unknownDay = 'the next business day';

/** The next day on which the office opens: 'Monday, November 30', or 'el lunes, 30 de noviembre'. */
export function formatNextOfficeDay(
  office: OfficeCalendar,
  now: Date,
  language: SiteLanguage = 'en',
): string {
  const opening = getNextOpening(office, now);
  return opening === null
    ? unknownDay
    : formatDay(getOfficeDay(office.id, opening), longDay, language);
}

/**
 * When the office will reply to a message of now: 'We’ll call you by 10:05 AM today.', or while it is closed 'We open Monday at 9:00 AM and
 * will call you by 10:00 AM.'
 * @param action 'call you'
 * @param language of the days in the sentence, for a translation
 */
export function formatReplyPromise(
  office: OfficeCalendar,
  now: Date,
  action: string,
  language: SiteLanguage = 'en',
): string {
  const due = roundUp(addOfficeTime(office, now, office.replyWithin));
  const [today, dueDay] = [now, due].map((at) => getOfficeDay(office.id, at));
  const dueTime = formatOfficeClock(office.id, due);
  const nameDay = (day = '') => formatNearDay(day, today ?? '', language);
  if (isOfficeOpen(office, now)) {
    return dueDay === today
      ? `We’ll ${action} by ${dueTime} today.`
      : `We’ll ${action} by ${nameDay(dueDay)} at ${dueTime}.`;
  }
  const opening = getNextOpening(office, now);
  if (opening === null) return `We’ll ${action} by ${unknownDay}.`;
  const openingDay = getOfficeDay(office.id, opening);
  const opens = `We open ${nameDay(openingDay)} at ${formatOfficeClock(office.id, opening)}`;
  const by = dueDay === openingDay ? dueTime : `${nameDay(dueDay)} at ${dueTime}`;
  return `${opens} and will ${action} by ${by}.`;
}

/** To five minutes, as people say times. */
function roundUp(at: Date): Date {
  const step = 5 * 60_000;
  return new Date(Math.ceil(at.getTime() / step) * step);
}

/** 'today', 'Monday', after a week 'Monday, January 4' */
function formatNearDay(day: string, today: string, language: SiteLanguage): string {
  if (day === today) return 'today';
  return formatDay(day, day < addDays(today, 7) ? { weekday: 'long' } : longDay, language);
}
