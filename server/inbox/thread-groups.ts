import type { ThreadGroup } from '../db/queries/chats';
import type { ThreadRevision } from '../db/queries/thread-revisions';

/**
 * The threads as the office sees them: what has been merged, also by way of another one, belongs to the thread at the end, which
 * its group has for id.
 */
export function groupThreads(threads: ReadonlyMap<string, ThreadRevision>): ThreadGroup[] {
  const groups = new Map<string, string[]>();
  for (const thread of threads.values()) {
    const { id } = rootOf(thread, threads);
    const members = groups.get(id);
    if (members) members.push(thread.id);
    else groups.set(id, [thread.id]);
  }
  return [...groups].map(([id, members]) => ({ id, members }));
}

function rootOf(
  thread: ThreadRevision,
  threads: ReadonlyMap<string, ThreadRevision>,
): ThreadRevision {
  let at = thread;
  // A ring cannot be made; should one be, every thread in it stays to be seen.
  for (let steps = 0; at.mergedInto !== null; steps += 1) {
    const next = threads.get(at.mergedInto);
    if (next === undefined || steps > threads.size) return thread;
    at = next;
  }
  return at;
}
