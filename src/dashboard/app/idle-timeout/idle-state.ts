/** Milliseconds without a sign of life after which a session ends, and how long before that it is said. */
export const idleAfter = 15 * 60_000;
export const warnBefore = 2 * 60_000;

export type IdleState = { is: 'active' } | { is: 'warned'; secondsLeft: number } | { is: 'over' };

/** How a session stands at `now` whose person last did something at `last`, both in milliseconds of the clock. */
export function idleState(now: number, last: number): IdleState {
  const left = last + idleAfter - now;
  if (left <= 0) return { is: 'over' };
  return left <= warnBefore
    ? { is: 'warned', secondsLeft: Math.ceil(left / 1000) }
    : { is: 'active' };
}

/** '1 minute 5 seconds' */
export function inWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [
    minutes > 0 && `${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`,
    (rest > 0 || minutes === 0) && `${String(rest)} ${rest === 1 ? 'second' : 'seconds'}`,
  ];
  return parts.filter(Boolean).join(' ');
}
