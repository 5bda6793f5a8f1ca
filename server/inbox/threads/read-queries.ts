import type { Chat, LaterAddress, MergedThread } from '../../../contract/inbox/schema';
import { toRegion } from '../../../contract/shared/regions';
import { toThreadStatus } from '../../../contract/inbox/constants';
import type { Db } from '../../db/engine';
import type { Vault } from '../../db/encryption/encryption';
import { selectMessages, toChatMessage, type MessageRow } from '../messages/read-queries';

const maxAddresses = 20;

/** A visible thread's id, with the ids of all threads merged into it and its own. */
export type ThreadGroup = { id: string; members: readonly string[] };

/** `chat` has all messages, not only the latest. */
export type ReadChat = { chat: Chat; activeAt: string };

/** Reads the groups' threads, unsorted, each with all messages of its members, oldest first. */
export async function readChats(
  db: Db,
  vault: Vault,
  groups: readonly ThreadGroup[],
): Promise<ReadChat[]> {
  const rootIds = new Map(
    groups.flatMap(({ id, members }) => members.map((member) => [member, id])),
  );
  const ids = [...rootIds.keys()];
  if (ids.length === 0) return [];
  const threads = await threadQuery(db).where('threads.id', 'in', ids).execute();
  const messages = await selectMessages(db)
    .where('messages.threadId', 'in', ids)
    .orderBy('messages.at')
    .orderBy('messages.id')
    .execute();
  const messagesByRoot = groupBy(messages, ({ threadId: id }) => rootIds.get(id) ?? id);
  const threadsByRoot = groupBy(threads, ({ id }) => rootIds.get(id) ?? id);
  return threads.flatMap((row) => {
    if (rootIds.get(row.id) !== row.id) return [];
    const members = threadsByRoot.get(row.id) ?? [];
    const times = members.map(({ activeAt: at }) => at).sort();
    const merged = members.filter(({ id }) => id !== row.id).map(toMerged);
    const chat = toChat(vault, row, merged, messagesByRoot.get(row.id) ?? []);
    return [{ chat, activeAt: times.at(-1) ?? row.activeAt }];
  });
}

export function groupBy<Item>(
  items: readonly Item[],
  getKey: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(getKey(item));
    if (group) group.push(item);
    else groups.set(getKey(item), [item]);
  }
  return groups;
}

function toMerged({ id, firstName, lastName, contact, email }: ThreadRow): MergedThread {
  return { userId: id, name: `${firstName} ${lastName}`, contact, email };
}

function toChat(
  vault: Vault,
  row: ThreadRow,
  merged: readonly MergedThread[],
  messages: readonly MessageRow[],
): Chat {
  return {
    userId: row.id,
    role: 'visitor',
    name: `${row.firstName} ${row.lastName}`,
    contact: row.contact,
    email: row.email,
    laterAddresses: listLaterAddresses(row.email, messages),
    region: toRegion(row.region),
    status: toThreadStatus(row.status),
    assignee: row.assignee,
    version: row.version,
    merged: [...merged],
    mayText: row.consentedAt !== null && row.optedOutAt === null,
    optedOutAt: row.optedOutAt,
    messages: messages.map((message) => toChatMessage(vault, message)),
    total: messages.length,
  };
}

/** Other addresses than the thread's own that inbound messages gave, latest first. */
function listLaterAddresses(own: string | null, messages: readonly MessageRow[]): LaterAddress[] {
  const known = new Set([own?.toLowerCase()]);
  const others = messages.toReversed().flatMap(({ id, direction, givenEmail: email }) => {
    if (direction !== 'in' || email === null || known.has(email.toLowerCase())) return [];
    known.add(email.toLowerCase());
    return [{ email, messageId: id }];
  });
  return others.slice(0, maxAddresses);
}

function threadQuery(db: Db) {
  return db
    .selectFrom('threads')
    .leftJoin('textConsents', 'textConsents.contact', 'threads.contact')
    .select([
      'threads.id',
      'threads.firstName',
      'threads.lastName',
      'threads.email',
      'threads.contact',
      'threads.region',
      'threads.status',
      'threads.assignee',
      'threads.version',
      'threads.activeAt',
      'textConsents.consentedAt',
      'textConsents.optedOutAt',
    ]);
}

type ThreadRow = Awaited<ReturnType<ReturnType<typeof threadQuery>['execute']>>[number];
