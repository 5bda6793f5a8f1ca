import type { ThreadState } from '../../../../contract/inbox/change-schema';
import { recordAudit } from '../../../services/audit/record-audit';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Actor } from '../../../core/db/change-log';
import type { Tx } from '../../../core/db/engine';
import { HttpError, notFound } from '../../../core/http/errors';
import { joinThreadFollowUps } from '../../../services/follow-ups/change-follow-up';
import { formatTags, parseTags } from '../../../services/tags/queries';
import { addEvent } from '../../../services/messages/event-queries';
import { bumpThreadRevisions } from '../threads/refresh-queries';
import { indexMerged, unindexSplit } from '../threads/index-queries';
import {
  addDistinctThreads,
  moveMergedThreads,
  readLocked,
  reopenIfWaiting,
  saveMergeState,
  type Merge,
} from './queries';

/** The state of the target thread before a merge, and its version after it. An older server kept no tags. */
type MergeMemory = Pick<ThreadState, 'status' | 'assignee' | 'version' | 'tags'> & { at: string };

/**
 * Shows the messages of `from`, and of threads merged into it, in `into`. No message moves, so a merge can always be undone. If
 * someone still waits for a reply, the merged thread is not closed. Throws 404 or 409.
 */
export async function mergeThreads(
  tx: Tx,
  encryption: Encryption,
  { from, into }: Merge,
  actor: Actor,
): Promise<void> {
  if (from === into) throw sameThreadError();
  const { source, target } = await requireThreads(tx, { from, into });
  if (source.mergedInto === into) return;
  if (target.mergedInto !== null || source.mergedInto !== null) {
    throw mergeConflict('One of these threads was already merged into another thread.');
  }
  await indexMerged(tx, encryption, { from, into });
  await moveMergedThreads(tx, { from, into });
  const { status, assignee, activeAt } = target;
  const version = target.version + 1;
  const tags = parseTags(target.tags);
  const memory: MergeMemory = { status, assignee, version, at: actor.at, tags };
  await saveMergeState(tx, from, { mergedInto: into, mergeMemory: JSON.stringify(memory) });
  await saveMergeState(tx, into, {
    status: status === 'closed' ? source.status : status,
    assignee: assignee ?? source.assignee,
    activeAt: activeAt > source.activeAt ? activeAt : source.activeAt,
    tags: formatTags([...new Set([...tags, ...parseTags(source.tags)])]),
    // Nobody is hidden by a merge.
    ...(source.snoozedUntil === null && { snoozedUntil: null }),
    version,
    changedBy: actor.email,
  });
  await joinThreadFollowUps(tx, encryption, { from, into }, actor);
  await addEvent(tx, { kind: 'thread', id: into }, { kind: 'merged', detail: from }, actor);
  await addEvent(tx, { kind: 'thread', id: from }, { kind: 'merged-into', detail: into }, actor);
  await recordPair(tx, actor, 'merge', [from, into]);
}

/**
 * Undoes a merge. The target gets its former status and assignee back unless someone has changed them since. Throws 404, or 409
 * if the threads are already separate or `from` is now merged into another thread.
 */
export async function splitThread(
  tx: Tx,
  encryption: Encryption,
  { from, into }: Merge,
  actor: Actor,
): Promise<void> {
  const { source, target } = await requireThreads(tx, { from, into });
  if (source.mergedInto === null) throw mergeConflict('This merge was already undone.');
  if (source.mergedInto !== into) {
    throw mergeConflict('This thread was merged into another thread.');
  }
  await saveMergeState(tx, from, {
    mergedInto: null,
    mergeMemory: null,
    version: source.version + 1,
    changedBy: actor.email,
  });
  await unindexSplit(tx, encryption, { from, into });
  if (source.mergeMemory !== null) {
    const memory = JSON.parse(source.mergeMemory) as MergeMemory;
    if (target.version === memory.version) {
      const { status, assignee, version, tags } = memory;
      const former = {
        ...{ status, assignee, version: version + 1, changedBy: actor.email },
        ...(tags && { tags: formatTags(tags) }),
      };
      await saveMergeState(tx, into, former);
    }
    // If someone closed the merged thread since, nobody waits for a reply.
    if (target.status !== 'closed') await reopenIfWaiting(tx, [from, into], memory.at);
  }
  await addEvent(tx, { kind: 'thread', id: into }, { kind: 'split', detail: from }, actor);
  await addEvent(tx, { kind: 'thread', id: from }, { kind: 'split-from', detail: into }, actor);
  await recordPair(tx, actor, 'split', [from, into]);
}

/** Records that two threads belong to different people. A repeated call changes nothing. Throws 404 or 409. */
export async function markDistinct(
  tx: Tx,
  pair: readonly [string, string],
  actor: Actor,
): Promise<void> {
  const [one, other] = pair;
  if (one === other) throw sameThreadError();
  await requireThreads(tx, { from: one, into: other });
  if (await addDistinctThreads(tx, pair, actor)) await recordPair(tx, actor, 'distinct', pair);
}

async function recordPair(
  tx: Tx,
  actor: Actor,
  action: 'merge' | 'split' | 'distinct',
  pair: readonly [string, string],
): Promise<void> {
  const [id, detail] = pair;
  await recordAudit(tx, actor, { action, subject: { kind: 'thread', id }, detail });
  await bumpThreadRevisions(tx, pair);
}

/** Locks both threads until the transaction ends. Throws 404. */
async function requireThreads(tx: Tx, { from, into }: Merge) {
  const threads = await readLocked(tx, [from, into]);
  const source = threads.find(({ id }) => id === from);
  const target = threads.find(({ id }) => id === into);
  if (source === undefined || target === undefined) throw notFound();
  return { source, target };
}

function sameThreadError(): HttpError {
  return new HttpError(409, 'same_thread', 'This is the same thread. Choose another one.');
}

function mergeConflict(message: string): HttpError {
  return new HttpError(409, 'changed_since', message);
}
