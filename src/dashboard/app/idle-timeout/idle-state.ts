import { signOut } from '../../../lib/auth/auth';
import { recordIdleSignOut, getLastActivity } from '../../../lib/auth/idle-storage';

/** Milliseconds. */
export const idleAfter = 15 * 60_000;
const warnBefore = 2 * 60_000;

export type IdleState =
  | { type: 'active' }
  | { type: 'warning'; secondsLeft: number }
  | { type: 'expired' };

/** The state of a session at `now` after the last activity at `last`, both in milliseconds. */
export function getIdleState(now: number, last: number): IdleState {
  const left = last + idleAfter - now;
  if (left <= 0) return { type: 'expired' };
  if (left > warnBefore) return { type: 'active' };
  return { type: 'warning', secondsLeft: Math.ceil(left / 1000) };
}

/** Returns whether the last activity in this browser is too long ago; false if none was recorded. */
export function isSessionExpired(now = Date.now()): boolean {
  const last = getLastActivity(now);
  return last !== null && getIdleState(now, last).type === 'expired';
}

/** Signs out for being idle. Firebase forgets the session in this browser even when offline. */
export async function endSession(): Promise<void> {
  recordIdleSignOut();
  await signOut();
}

export function formatCountdown(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 && `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
    (rest > 0 || minutes === 0) && `${rest} ${rest === 1 ? 'second' : 'seconds'}`,
  ];
  return parts.filter(Boolean).join(' ');
}
