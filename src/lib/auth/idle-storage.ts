const key = 'lastActivity';

/** Set when a session ends because of inactivity; cleared by the next sign-in. */
const endKey = 'idleEnd';

/** Fallback for this tab if storage is not available. */
let endedByIdleness = false;

export function noteActivity(now = Date.now()): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // Storage is full or blocked: each tab then keeps its own time.
    return;
  }
}

/** Allowed clock difference, in milliseconds. */
const ahead = 60_000;

/**
 * Time of the last activity in any tab, at most `now`; null if unknown.
 * A later time comes from a wrong clock and is replaced, or the session would stay open.
 */
export function lastActivity(now = Date.now()): number | null {
  try {
    const noted = Number(localStorage.getItem(key));
    if (!Number.isFinite(noted) || noted <= 0) return null;
    if (noted > now + ahead) noteActivity(now);
    return Math.min(noted, now);
  } catch {
    return null;
  }
}

export function endForIdleness(now = Date.now()): void {
  endedByIdleness = true;
  try {
    localStorage.setItem(endKey, String(now));
  } catch {
    return;
  }
}

export function hasEndedForIdleness(): boolean {
  try {
    return localStorage.getItem(endKey) !== null;
  } catch {
    return endedByIdleness;
  }
}

export function forgetIdleEnd(): void {
  endedByIdleness = false;
  try {
    localStorage.removeItem(endKey);
  } catch {
    return;
  }
}
