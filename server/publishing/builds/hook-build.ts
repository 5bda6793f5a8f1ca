import type { Tx } from '../../db/engine';
import { finishBuild } from './queries';

/** The key of the outbox's job that tells the host of the site of a build. */
export function getHookKey(build: string): string {
  return `build-${build}`;
}

/** Ends a build whose host has been told, or could not be. What becomes of it there, the host says. */
export async function settleHook(
  tx: Tx,
  key: string,
  { at, problem }: { at: string; problem: string | null },
): Promise<void> {
  await finishBuild(tx, key.replace(/^build-/, ''), {
    at,
    problem: problem === null ? null : `The host of the site could not be told: ${problem}.`,
    revision: null,
  });
}
