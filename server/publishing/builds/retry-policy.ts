const minute = 60_000;

/** After so long a failed build is asked for again: after the first one, the second one in a row and so on, the last for all that follow. */
const pauses = [10 * minute, 30 * minute, 60 * minute];

/**
 * Whether a build begins with nothing of those before: each third one since one went live. What those have left may be damaged, as by a full
 * disk, and would fail it again each time; when the fault is another one, two of three still take what there is.
 * @param inARow how many have failed since the last one that went live
 */
export function needsCleanBuild(inARow: number): boolean {
  return inARow % 3 === 2;
}

/**
 * Whether a failed build is to be asked for again by itself.
 * @param failed when it ended, and how many have failed since the last one that went live, it included
 */
export function isRetryDue(failed: { endedAt: Date; inARow: number }, now: Date): boolean {
  const pause = pauses[Math.min(failed.inARow, pauses.length) - 1] ?? 0;
  return now.getTime() - failed.endedAt.getTime() >= pause;
}
