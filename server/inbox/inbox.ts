import { setImmediate } from 'node:timers/promises';
import type { Chat } from '../../contract/inbox/schema';
import { mostMessages } from '../../contract/shared/list-limits';
import {
  factsOf,
  inOrder,
  letsThrough,
  type ThreadFacts,
  type ThreadFilter,
} from '../../contract/inbox/filter';
import type { Database } from '../db/engine';
import { readChats, type ReadChat } from './threads/read-queries';
import type { Vault } from '../db/encryption/encryption';
import { followThreads } from './thread-cache';

/** A thread in memory. */
export type InboxEntry = ThreadFacts & {
  userId: string;
  activeAt: string;
  /** JSON of its Chat (contract/inbox/schema.ts), with the last messages. */
  json: string;
};

/**
 * Every thread, opened and ready to be searched, in memory: what is sealed in the database no database can search, and a
 * list that is polled must not be opened anew for every tab (docs/decisions/025). Each call first reads what has changed.
 */
export type Inbox = {
  /** The threads that a filter lets through for who looks, in its order. */
  list(filter: ThreadFilter, me: string): Promise<readonly InboxEntry[]>;
  /** The thread of an id, also of one that was merged into it; null when there is none. */
  find(userId: string): Promise<InboxEntry | null>;
};

/** Threads read at once: between them, other calls have their turn. */
const batch = 100;

/** Opens the inbox; nothing is read before the first call. */
export function openInbox({ db }: Pick<Database, 'db'>, vault: Vault): Inbox {
  const entries = new Map<string, InboxEntry>();
  const threads = followThreads(db);
  let latestFirst: readonly InboxEntry[] = [];
  let reading: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    await threads.look();
    const changed = threads.waiting();
    if (changed.length === 0) return;
    for (let from = 0; from < changed.length; from += batch) {
      const some = changed.slice(from, from + batch);
      const found = await readChats(db, vault, some);
      for (const { id } of some) {
        entries.delete(id);
        threads.read(id);
      }
      for (const one of found) entries.set(one.chat.userId, toEntry(one));
      await setImmediate();
    }
    latestFirst = [...entries.values()].sort(byActivity);
  };

  /** Who asks while it is being read may have changed something since: what they get is read after they asked. */
  const refresh = async (): Promise<void> => {
    if (reading !== null) await reading.catch(() => undefined);
    reading ??= read().finally(() => {
      reading = null;
    });
    await reading;
  };

  return {
    list: async (filter, me) => {
      await refresh();
      return inOrder(latestFirst.filter(letsThrough(filter, me)), filter.sort);
    },
    find: async (userId) => {
      await refresh();
      return entries.get(threads.rootOf(userId) ?? '') ?? null;
    },
  };
}

function toEntry({ chat, activeAt }: ReadChat): InboxEntry {
  const shown: Chat = { ...chat, messages: chat.messages.slice(-mostMessages) };
  return { ...factsOf(chat), userId: chat.userId, activeAt, json: JSON.stringify(shown) };
}

function byActivity(one: InboxEntry, other: InboxEntry): number {
  return one.activeAt === other.activeAt
    ? compare(other.userId, one.userId)
    : compare(other.activeAt, one.activeAt);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
