import { formatCount } from '../../../../contract/shared/text/format-number';
import { signOut } from '../../../browser/auth/auth';
import { getLastActivity, recordSignOut } from '../../../browser/auth/idle-storage';

/** Milliseconds. */
const idleAfter = 15 * 60_000;
const warnBefore = 2 * 60_000;

/** Seconds until a session ends at `now` after the last activity at `last`: 0 once it has ended, null while it is too early to warn. */
export function getSecondsLeft(now: number, last: number): number | null {
  const left = last + idleAfter - now;
  return left > warnBefore ? null : Math.max(0, Math.ceil(left / 1000));
}

/** Returns whether the last activity in this browser is too long ago; false if none was recorded. */
export function isSessionExpired(now = Date.now()): boolean {
  const last = getLastActivity(now);
  return last !== null && getSecondsLeft(now, last) === 0;
}

/** Signs out for being idle. Firebase forgets the session in this browser even when offline. */
export async function endSession(): Promise<void> {
  recordSignOut('idle');
  await signOut();
}

export function formatCountdown(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const units = [
    minutes > 0 && formatCount(minutes, 'minute'),
    (rest > 0 || minutes === 0) && formatCount(rest, 'second'),
  ];
  return units.filter(Boolean).join(' ');
}
