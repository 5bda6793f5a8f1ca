/** The time in milliseconds, and nothing else. It is no part of site/facts.ts: public pages need not know it. */
const key = 'lastActivity';

/** When a session last ended for idleness, in milliseconds: every tab of this browser says so until somebody has signed in. */
const endKey = 'idleEnd';

/** Of this tab alone: where storage is refused, it is all there is. */
let endedByIdleness = false;

/** Notes that the person signed in has done something, for every tab of this browser. */
export function noteActivity(now = Date.now()): void {
  try {
    localStorage.setItem(key, String(now));
  } catch {
    // Full or refused storage: each tab then counts for itself from when it was opened.
    return;
  }
}

/** So far may a note lie ahead of the clock: what is written while it is read. Milliseconds. */
const ahead = 60_000;

/**
 * When the person signed in last did something, in any tab, `now` at the latest; null when nobody has noted it. A note from the future
 * was made by a clock that has been put right since, and would hold the session open until then: it is replaced by `now`.
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

/** Signing out follows from idleness: in every tab the sign-in page says so. */
export function endForIdleness(now = Date.now()): void {
  endedByIdleness = true;
  try {
    localStorage.setItem(endKey, String(now));
  } catch {
    return;
  }
}

/** Whether this browser's last session ended for idleness, in whichever tab, and nobody has signed in since. */
export function hasEndedForIdleness(): boolean {
  try {
    return localStorage.getItem(endKey) !== null;
  } catch {
    return endedByIdleness;
  }
}

/** Somebody has signed in: what ended before is past. */
export function forgetIdleEnd(): void {
  endedByIdleness = false;
  try {
    localStorage.removeItem(endKey);
  } catch {
    return;
  }
}
