import type { Tx } from '../../db/engine';
import { finishBuild } from './queries';

export function getHookKey(build: string): string {
  return `build-${build}`;
}

export async function recordHookResult(
  tx: Tx,
  key: string,
  { at, problem }: { at: string; problem: string | null },
): Promise<void> {
  await finishBuild(tx, key.replace(/^build-/, ''), {
    at,
    problem: problem === null ? null : `The site’s host couldn’t be notified: ${problem}.`,
    revision: null,
  });
}
