import { setImmediate } from 'node:timers/promises';
import { maxMessagesPerThread } from '../../../contract/shared/list-limits';
import {
  toFilterable,
  sortThreads,
  matchesFilter,
  type FilterableThread,
  type ThreadFilter,
} from '../../../contract/inbox/filter';
import type { Database } from '../../core/db/engine';
import type { Encryption } from '../../core/db/encryption/encryption';
import { listDistinctThreads } from './merges/queries';
import { findPossibleDuplicates, type DuplicateCandidate } from './merges/possible-duplicates';
import { readChats, type ReadChat } from './threads/read-queries';
import type { LoggedMessage } from './unread/unread';
import {
  getInboxRevision,
  listThreadRevisions,
  type ThreadRevision,
} from './threads/revision-queries';

export type InboxEntry = FilterableThread & {
  threadId: string;
  activeAt: string;
  people: DuplicateCandidate['people'];
  laterEmails: DuplicateCandidate['laterEmails'];
  duplicateIds: string;
  /** JSON of the Chat with its latest messages, serialized once for all polls. */
  json: string;
  log: readonly LoggedMessage[];
};

/** All threads, decrypted in memory, because a database cannot search encrypted text (docs/decisions/025). */
export type Inbox = {
  list(filter: ThreadFilter, user: string): Promise<readonly InboxEntry[]>;
  /** Returns the visible thread of a merged thread's id, and null for an unknown id. */
  find(threadId: string): Promise<InboxEntry | null>;
};

/** Other requests run between batches. */
const batchSize = 100;

export function openInbox({ db }: Pick<Database, 'db'>, encryption: Encryption): Inbox {
  const threads = new Map<string, ThreadRevision>();
  const entries = new Map<string, InboxEntry>();
  /** Visible threads that have changed since they were read. */
  const staleIds = new Set<string>();
  /** Visible threads that have been read since they were compared with others. */
  const uncomparedIds = new Set<string>();
  let latestFirst: readonly InboxEntry[] = [];
  let lastRevision = '';
  let reading: Promise<void> | null = null;

  const findStale = async (): Promise<void> => {
    // Read first, so that it is never newer than the threads.
    const revision = await getInboxRevision(db);
    if (revision === lastRevision) return;
    for (const thread of await listThreadRevisions(db, encryption)) {
      const before = threads.get(thread.id);
      if (before?.revision === thread.revision && before.consent === thread.consent) continue;
      // A merge changes the thread that is left and the one that is joined.
      if (before) staleIds.add(toVisibleId(before));
      staleIds.add(toVisibleId(thread));
      threads.set(thread.id, thread);
    }
    lastRevision = revision;
  };

  const readStale = async (): Promise<void> => {
    await findStale();
    if (staleIds.size === 0 && uncomparedIds.size === 0) return;
    while (staleIds.size > 0) {
      const batch = [...staleIds].slice(0, batchSize);
      const chats = await readChats(db, encryption, batch);
      for (const id of batch) {
        entries.delete(id);
        staleIds.delete(id);
        uncomparedIds.add(id);
      }
      for (const read of chats) entries.set(read.chat.userId, toEntry(read));
      await setImmediate();
    }
    const distinct = await listDistinctThreads(db);
    const duplicates = findPossibleDuplicates([...entries.values()], uncomparedIds, distinct);
    uncomparedIds.clear();
    for (const [id, others] of duplicates) {
      const entry = entries.get(id);
      const duplicateIds = others.map((other) => other.threadId).join();
      if (entry === undefined || duplicateIds === entry.duplicateIds) continue;
      entries.set(id, { ...entry, duplicateIds, json: setPossibleDuplicates(entry.json, others) });
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
    list: async (filter, user) => {
      await refresh();
      return sortThreads(latestFirst.filter(matchesFilter(filter, user)), filter.sort);
    },
    find: async (threadId) => {
      await refresh();
      const thread = threads.get(threadId);
      return (thread && entries.get(toVisibleId(thread))) ?? null;
    },
  };
}

function toVisibleId({ id, mergedInto }: ThreadRevision): string {
  return mergedInto ?? id;
}

function toEntry({ chat, activeAt, log }: ReadChat): InboxEntry {
  const { userId, name, contact, email, merged, laterAddresses } = chat;
  const visible = { ...chat, messages: chat.messages.slice(-maxMessagesPerThread) };
  return {
    ...toFilterable(chat),
    threadId: userId,
    activeAt,
    people: [{ userId, name, contact, email }, ...merged],
    laterEmails: laterAddresses.map((address) => address.email),
    duplicateIds: '',
    json: setPossibleDuplicates(JSON.stringify(visible), []),
    log,
  };
}

const duplicatesField = ',"possibleDuplicates":';

/** Replaces the last field of a Chat's JSON. Texts can't contain it, because JSON escapes their quotation marks. */
function setPossibleDuplicates(json: string, duplicates: readonly DuplicateCandidate[]): string {
  const end = json.lastIndexOf(duplicatesField);
  const others = duplicates.map(({ people: [person] }) => person);
  const start = json.slice(0, end === -1 ? -1 : end);
  return `${start}${duplicatesField}${JSON.stringify(others)}}`;
}

function compareByActivity(a: InboxEntry, b: InboxEntry): number {
  if (a.activeAt !== b.activeAt) return a.activeAt < b.activeAt ? 1 : -1;
  return a.threadId < b.threadId ? 1 : -1;
}
