import type { Db } from '../db/engine';
import type { ThreadGroup } from './threads/read-queries';
import { listTag } from '../db/list-revisions';
import { listRevisions, type ThreadRevision } from './threads/revision-queries';
import { groupThreads } from './thread-groups';

/** Follows which threads change. */
export type ChangedThreads = {
  /** Looks what has changed since the last look. Throws what the database throws, and has then seen nothing. */
  look(): Promise<void>;
  /** Groups that have changed and have not been read since; whoever has read one says so. */
  waiting(): readonly ThreadGroup[];
  read(groupId: string): void;
  /** The thread that an id stands for, itself or the one it was merged into; undefined: there is none. */
  rootOf(threadId: string): string | undefined;
};

/**
 * Revisions of this much before the newest known are looked at again, in milliseconds: a transaction of another server may have made
 * its own earlier and be done later, and clocks differ.
 */
const overlap = 10 * 60_000;
/** So often all are looked at, in milliseconds: also what somebody has changed or deleted by hand. */
const wholeEvery = 15 * 60_000;

/** @param now the time in milliseconds */
export function followThreads(db: Db, now: () => number = Date.now): ChangedThreads {
  let threads = new Map<string, ThreadRevision>();
  let groups = new Map<string, ThreadGroup>();
  let roots = new Map<string, string>();
  const waiting = new Set<string>();
  let known: string | null = null;
  let newest = '';
  let wholeAt = -Infinity;

  const regroup = (): void => {
    const before = roots;
    groups = new Map(groupThreads(threads).map((group) => [group.id, group]));
    roots = new Map();
    for (const { id, members } of groups.values()) for (const one of members) roots.set(one, id);
    // Who has left a group and who has joined one have both changed.
    for (const [id, root] of roots) if (before.get(id) !== root) waiting.add(root);
    for (const [id, root] of before) if (roots.get(id) !== root) waiting.add(root);
  };

  return {
    look: async () => {
      // Read before the threads: then it is never newer than what it stands for.
      const tag = await listTag(db, 'chats');
      const whole = now() - wholeAt > wholeEvery;
      if (tag === known && !whole) return;
      const rows = await listRevisions(db, whole ? '' : earlier(newest, overlap));
      const isMoved = ({ id, mergedInto }: ThreadRevision) =>
        mergedInto !== (threads.get(id)?.mergedInto ?? null) || !threads.has(id);
      const changed = rows.filter(
        (row) => threads.get(row.id)?.revision !== row.revision || isMoved(row),
      );
      const regroups = whole || changed.some(isMoved);
      if (whole) threads = new Map(rows.map((row) => [row.id, row]));
      else for (const row of changed) threads.set(row.id, row);
      if (regroups) regroup();
      for (const { id } of changed) waiting.add(roots.get(id) ?? id);
      for (const { revision } of changed) if (revision > newest) newest = revision;
      if (whole) wholeAt = now();
      known = tag;
    },
    waiting: () => [...waiting].map((id) => groups.get(id) ?? { id, members: [] }),
    read: (groupId) => void waiting.delete(groupId),
    rootOf: (threadId) => roots.get(threadId),
  };
}

/** The least revision of a time before another one's (newId: the first twelve digits are milliseconds). */
function earlier(revision: string, milliseconds: number): string {
  const time = Number.parseInt(revision.replace('-', '').slice(0, 12), 16);
  if (Number.isNaN(time)) return '';
  const digits = Math.max(0, time - milliseconds)
    .toString(16)
    .padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}`;
}
