import { readStored, writeStored } from '../local-storage';

const activityKey = 'lastActivity';

/** Set when a session ends without a sign-out; cleared by the next sign-in. */
const idleSignOutKey = 'idleEnd';

/** Allowed clock difference, in milliseconds. */
const maxClockDifference = 60_000;

export function recordActivity(now = Date.now()): void {
  writeStored(activityKey, String(now));
}

/**
 * Time of the last activity in any tab, at most `now`; null if unknown. A later time comes from a wrong clock and is replaced,
 * or the session would stay open.
 */
export function getLastActivity(now = Date.now()): number | null {
  const last = Number(readStored(activityKey));
  if (!Number.isFinite(last) || last <= 0) return null;
  if (last > now + maxClockDifference) recordActivity(now);
  return Math.min(last, now);
}

/** @param reason the server ends sessions for other reasons too */
export function recordSignOut(reason: 'idle' | 'ended'): void {
  writeStored(idleSignOutKey, reason);
}

/** Why the last session ended without a sign-out; null if it didn't. */
export function getSignOutReason(): 'idle' | 'ended' | null {
  const reason = readStored(idleSignOutKey);
  return reason === 'idle' || reason === 'ended' ? reason : null;
}

export function clearIdleSignOut(): void {
  writeStored(idleSignOutKey, null);
}
