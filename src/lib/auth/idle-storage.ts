const key = 'lastActivity';

/** Set when a session ends because of inactivity; cleared by the next sign-in. */
const idleSignOutKey = 'idleEnd';

/** Fallback for this tab if storage is not available. */
let wasSignedOutInThisTab = false;

export function recordActivity(now = Date.now()): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // Storage is full or blocked: each tab then keeps its own time.
    return;
  }
}

/** Allowed clock difference, in milliseconds. */
const maxClockDifference = 60_000;

/**
 * Time of the last activity in any tab, at most `now`; null if unknown.
 * A later time comes from a wrong clock and is replaced, or the session would stay open.
 */
export function getLastActivity(now = Date.now()): number | null {
  try {
    const noted = Number(localStorage.getItem(key));
    if (!Number.isFinite(noted) || noted <= 0) return null;
    if (noted > now + maxClockDifference) recordActivity(now);
    return Math.min(noted, now);
  } catch {
    return null;
  }
}

export function recordIdleSignOut(now = Date.now()): void {
  wasSignedOutInThisTab = true;
  try {
    localStorage.setItem(idleSignOutKey, String(now));
  } catch {
    return;
  }
}

export function wasSignedOutForIdleness(): boolean {
  try {
    return localStorage.getItem(idleSignOutKey) !== null;
  } catch {
    return wasSignedOutInThisTab;
  }
}

export function clearIdleSignOut(): void {
  wasSignedOutInThisTab = false;
  try {
    localStorage.removeItem(idleSignOutKey);
  } catch {
    return;
  }
}
