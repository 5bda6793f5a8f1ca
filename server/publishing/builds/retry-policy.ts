const minute = 60_000;

const pauses = [10 * minute, 30 * minute, 60 * minute];

/**
 * True for every third build since one went live. The caches of a build may be damaged (a full disk) and would fail it each time; if the
 * cause is another, two of three builds still use them.
 */
export function needsCleanBuild(failedInARow: number): boolean {
  return failedInARow % 3 === 2;
}

/** @param failed failureCount: builds that failed since the last that went live, this one included */
export function isRetryDue(failed: { endedAt: Date; failureCount: number }, now: Date): boolean {
  const pause = pauses[Math.min(failed.failureCount, pauses.length) - 1] ?? 0;
  return now.getTime() - failed.endedAt.getTime() >= pause;
}
