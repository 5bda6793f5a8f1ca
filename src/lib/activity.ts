/** The time in milliseconds, and nothing else. It is no part of site/facts.ts: public pages need not know it. */
const key = 'lastActivity';

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

/** When the person signed in last did something, in any tab; null when nobody has noted it. */
export function lastActivity(): number | null {
  try {
    const noted = Number(localStorage.getItem(key));
    return Number.isFinite(noted) && noted > 0 ? noted : null;
  } catch {
    return null;
  }
}

/** Signing out follows from idleness: the sign-in page says so. */
export function endForIdleness(): void {
  endedByIdleness = true;
}

/** Whether this tab's last session ended for idleness. */
export function hasEndedForIdleness(): boolean {
  return endedByIdleness;
}

/** A new session begins. */
export function beginActivity(): void {
  endedByIdleness = false;
  noteActivity();
}
