import type { MissedCall } from '../../../../contract/inbox/constants';
import { addDays } from '../../../../contract/shared/dates/calendar-day';
import { formatOfficeTime, getOfficeInstant } from '../../../../contract/shared/dates/time-zone';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { defaultRegion } from '../../../../contract/shared/regions';

const minute = 60_000;

/** A day (YYYY-MM-DD) and a time (HH:MM) at the office, as their inputs have them. */
export type DayTime = { day: string; time: string };

export function toDayTime(at: string): DayTime {
  const [day = '', time = ''] = formatOfficeTime(new Date(at)).split(' ');
  return { day, time };
}

/** Null while the inputs are incomplete. */
export function toInstant({ day, time }: DayTime): string | null {
  const isComplete = /^2\d{3}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d/.test(time);
  return isComplete ? getOfficeInstant(defaultRegion, day, time.slice(0, 5)).toISOString() : null;
}

export const quickTimes = {
  hour: 'In 1 hour',
  tomorrow: 'Tomorrow 9 AM',
  monday: 'Next Monday 9 AM',
} as const;
export type QuickTime = keyof typeof quickTimes;

/** @param now in milliseconds */
export function getQuickTime(choice: QuickTime, now: number): string {
  if (choice === 'hour') {
    return new Date(Math.ceil(now / minute) * minute + 60 * minute).toISOString();
  }
  const today = getOfficeDay(defaultRegion, new Date(now));
  const weekday = new Date(today).getUTCDay();
  return at9(addDays(today, choice === 'tomorrow' ? 1 : (8 - weekday) % 7 || 7));
}

const at9 = (day: string) => getOfficeInstant(defaultRegion, day, '09:00').toISOString();

export type CallOutcome = MissedCall | 'reached';

const nextSteps: Readonly<Record<CallOutcome, { question: string; text: string; days: number }>> = {
  'no-answer': { question: 'Try again', text: 'Call again', days: 1 },
  voicemail: { question: 'Call again', text: 'Call again', days: 2 },
  reached: { question: 'Check in', text: 'Check in', days: 5 },
};

/** The next step after a call, some workdays later at 9 AM. */
export function proposeNext(outcome: CallOutcome, now: number) {
  const { question, text, days } = nextSteps[outcome];
  let day = getOfficeDay(defaultRegion, new Date(now));
  for (let left = days; left > 0;) {
    day = addDays(day, 1);
    if (new Date(day).getUTCDay() % 6 !== 0) left -= 1;
  }
  return { question, text, dueAt: at9(day) };
}
