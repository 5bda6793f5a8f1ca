import { digestTime } from '../../../contract/notifications/constants';
import type { NotificationSettings } from '../../../contract/notifications/schema';
import { addDays } from '../../../contract/shared/dates/calendar-day';
import { formatOfficeTime } from '../../../contract/shared/dates/time-zone';
import {
  isOfficeDay,
  type OfficeCalendar,
} from '../../../contract/shared/office-hours/office-time';

/** In which several events become one email, and in which someone who sees the dashboard opens the record. */
const delay = 2 * 60_000;

/** By the office's clock, also on the days when it changes. */
export function isQuiet(
  { quiet }: Pick<NotificationSettings, 'quiet'>,
  office: OfficeCalendar,
  at: Date,
): boolean {
  if (quiet === null) return false;
  const [day = '', time = ''] = formatOfficeTime(at, office.id).split(' ');
  if (quiet.daysOff && !isOfficeDay(office, day)) return true;
  const { from, until } = quiet;
  return from < until ? from <= time && time < until : time >= from || time < until;
}

/** @param oldest the time of the first event that no email has mentioned */
export function isEmailDue(
  settings: Pick<NotificationSettings, 'quiet' | 'digest'>,
  office: OfficeCalendar,
  oldest: Date,
  now: Date,
): boolean {
  if (isQuiet(settings, office, now)) return false;
  if (!settings.digest) return now.getTime() - oldest.getTime() >= delay;
  const clock = formatOfficeTime(now, office.id);
  const today = clock.slice(0, 10);
  const digests = [addDays(today, -1), today].map((day) => `${day} ${digestTime}`);
  const last = digests.findLast((digest) => digest <= clock) ?? '';
  return formatOfficeTime(oldest, office.id) < last;
}
