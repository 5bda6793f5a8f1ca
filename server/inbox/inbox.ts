import { setImmediate } from 'node:timers/promises';
import type { Chat } from '../../contract/inbox/schema';
import { maxMessagesPerThread } from '../../contract/shared/list-limits';
import {
  toFilterable,
  sortThreads,
  matchesFilter,
  type FilterableThread,
  type ThreadFilter,
} from '../../contract/inbox/filter';
import type { Database, Db } from '../db/engine';
import type { Vault } from '../db/encryption/encryption';
import { getRevision } from '../db/list-revisions';
import { groupBy, readChats, type ReadChat, type ThreadGroup } from './threads/read-queries';
import { listThreadRevisions, type ThreadRevision } from './threads/revision-queries';

export type InboxEntry = FilterableThread & {
  userId: string;
  activeAt: string;
  /** JSON of the Chat with its latest messages, serialized once for all polls. */
  json: string;
};

/** All threads, decrypted in memory, because a database cannot search encrypted text (docs/decisions/025). */
export type Inbox = {
  list(filter: ThreadFilter, me: string): Promise<readonly InboxEntry[]>;
  /** Returns the visible thread of a merged thread's id, and null for an unknown id. */
  find(userId: string): Promise<InboxEntry | null>;
};

/** Other requests run between batches. */
const batchSize = 100;

export function openInbox({ db }: Pick<Database, 'db'>, vault: Vault): Inbox {
  const entries = new Map<string, InboxEntry>();
  const tracker = trackThreads(db);
  let latestFirst: readonly InboxEntry[] = [];
  let reading: Promise<void> | null = null;

  const readStale = async (): Promise<void> => {
    await tracker.refresh();
    const stale = tracker.listStale();
    if (stale.length === 0) return;
    for (let start = 0; start < stale.length; start += batchSize) {
      const batch = stale.slice(start, start + batchSize);
      const chats = await readChats(db, vault, batch);
      for (const { id } of batch) {
        entries.delete(id);
        tracker.markFresh(id);
      }
      for (const read of chats) entries.set(read.chat.userId, toEntry(read));
      await setImmediate();
    }
    latestFirst = [...entries.values()].sort(compareByActivity);
  };

  /** A running read may have started before the caller's own change, so it does not count. */
  const refresh = async (): Promise<void> => {
    if (reading !== null) await reading.catch(() => undefined);
    reading ??= readStale().finally(() => {
      reading = null;
    });
    await reading;
  };

  return {
    list: async (filter, me) => {
      await refresh();
      return sortThreads(latestFirst.filter(matchesFilter(filter, me)), filter.sort);
    },
    find: async (userId) => {
      await refresh();
      return entries.get(tracker.getRootId(userId) ?? '') ?? null;
    },
  };
}

/** Tracks which groups of merged threads have changed since they were last read. */
function trackThreads(db: Db) {
  let listRevision: string | null = null;
  let threads: ReadonlyMap<string, ThreadRevision> = new Map();
  const staleIds = new Set<string>();
  const toRootId = ({ id, mergedInto }: ThreadRevision) => mergedInto ?? id;

  return {
    refresh: async (): Promise<void> => {
      // Read first, so that it is never newer than the threads.
      const currentRevision = await getRevision(db, 'chats');
      if (currentRevision === listRevision) return;
      const rows = await listThreadRevisions(db);
      const current = new Map(rows.map((row) => [row.id, row]));
      for (const id of new Set([...threads.keys(), ...current.keys()])) {
        const before = threads.get(id);
        const after = current.get(id);
        const isUnchanged =
          before?.revision === after?.revision && before?.mergedInto === after?.mergedInto;
        if (isUnchanged) continue;
        // A merge changes the group that a thread leaves and the one that it joins.
        if (before) staleIds.add(toRootId(before));
        if (after) staleIds.add(toRootId(after));
      }
      threads = current;
      listRevision = currentRevision;
    },
    listStale: (): ThreadGroup[] => {
      const groups = groupBy([...threads.values()], toRootId);
      return [...staleIds].map((id) => ({
        id,
        members: (groups.get(id) ?? []).map((thread) => thread.id),
      }));
    },
    markFresh: (id: string): void => {
      staleIds.delete(id);
    },
    getRootId: (id: string): string | undefined => {
      const thread = threads.get(id);
      return thread && toRootId(thread);
    },
  };
}

function toEntry({ chat, activeAt }: ReadChat): InboxEntry {
  const visible: Chat = { ...chat, messages: chat.messages.slice(-maxMessagesPerThread) };
  return { ...toFilterable(chat), userId: chat.userId, activeAt, json: JSON.stringify(visible) };
}

/** Latest first. */
function compareByActivity(a: InboxEntry, b: InboxEntry): number {
  const [keyA, keyB] = [`${a.activeAt} ${a.userId}`, `${b.activeAt} ${b.userId}`];
  return keyA === keyB ? 0 : keyA < keyB ? 1 : -1;
}
