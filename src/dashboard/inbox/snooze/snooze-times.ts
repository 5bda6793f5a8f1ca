import { untilTheyWrite } from '../../../../contract/inbox/constants';
import { getQuickTime, quickTimes, type QuickTime } from '../../components/follow-up/times';
import { formatMoment } from '../../components/time/format';

/** 'Snoozed until Thu, Dec 3, 3:00 PM' */
export function formatSnooze(until: string): string {
  return `Snoozed until ${until === untilTheyWrite ? 'they write' : formatMoment(until)}`;
}

/** For several threads at once. */
export const snoozeChoices = { ...quickTimes, write: 'Until they write', wake: 'Wake' } as const;

export function getSnoozeTime(choice: keyof typeof snoozeChoices): string | null {
  if (choice === 'wake') return null;
  return choice === 'write' ? untilTheyWrite : getQuickTime(choice satisfies QuickTime, Date.now());
}
