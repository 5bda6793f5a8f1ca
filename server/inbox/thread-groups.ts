import type { ThreadGroup } from './threads/read-queries';
import type { ThreadRevision } from './threads/revision-queries';

/** The threads as the office sees them: what has been merged belongs to the thread it was merged into, which its group has for id. */
export function groupThreads(threads: ReadonlyMap<string, ThreadRevision>): ThreadGroup[] {
  const groups = new Map<string, string[]>();
  for (const { id, mergedInto } of threads.values()) {
    const root = mergedInto ?? id;
    const members = groups.get(root);
    if (members) members.push(id);
    else groups.set(root, [id]);
  }
  return [...groups].map(([id, members]) => ({ id, members }));
}
