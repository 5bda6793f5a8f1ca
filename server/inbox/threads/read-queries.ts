import type { Chat, LaterAddress, MergedThread } from '../../../contract/inbox/schema';
import { toRegion } from '../../../contract/shared/regions';
import { toThreadStatus } from '../../../contract/inbox/constants';
import type { Db } from '../../db/engine';
import type { Vault } from '../../db/encryption/encryption';
import { messageQuery, toMessage, type MessageRow } from '../messages/read-queries';

/** Addresses shown of one thread: more is nobody's honest list. */
const mostAddresses = 20;

/** A thread that stands for itself, with those merged into it, itself among them. */
export type ThreadGroup = { id: string; members: readonly string[] };

/** A thread as it is read: `chat` has all its messages, not only the last ones. */
export type ReadChat = { chat: Chat; activeAt: string };

/** The threads of these groups, in no order, each with all messages of its members, oldest first. */
export async function readChats(
  db: Db,
  vault: Vault,
  groups: readonly ThreadGroup[],
): Promise<ReadChat[]> {
  const rootOf = new Map(groups.flatMap(({ id, members }) => members.map((one) => [one, id])));
  const ids = [...rootOf.keys()];
  if (ids.length === 0) return [];
  const threads = await threadQuery(db).where('threads.id', 'in', ids).execute();
  const messages = await messageQuery(db)
    .where('messages.thread_id', 'in', ids)
    .orderBy('messages.at')
    .orderBy('messages.id')
    .execute();
  const rootIdOf = (id: string) => rootOf.get(id) ?? id;
  const said = groupedBy(messages, ({ thread_id }) => rootIdOf(thread_id));
  const together = groupedBy(threads, ({ id }) => rootIdOf(id));
  return threads.flatMap((row) => {
    if (rootOf.get(row.id) !== row.id) return [];
    const members = together.get(row.id) ?? [];
    const times = members.map(({ active_at }) => active_at).sort();
    const merged = members.filter(({ id }) => id !== row.id).map(toMerged);
    const chat = toChat(vault, row, merged, said.get(row.id) ?? []);
    return [{ chat, activeAt: times.at(-1) ?? row.active_at }];
  });
}

function groupedBy<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): ReadonlyMap<string, readonly Row[]> {
  const lists = new Map<string, Row[]>();
  for (const row of rows) {
    const list = lists.get(keyOf(row));
    if (list) list.push(row);
    else lists.set(keyOf(row), [row]);
  }
  return lists;
}

function toMerged({ id, first_name, last_name, contact, email }: ThreadRow): MergedThread {
  return { userId: id, name: `${first_name} ${last_name}`, contact, email };
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
    name: `${row.first_name} ${row.last_name}`,
    contact: row.contact,
    email: row.email,
    laterAddresses: laterAddresses(row.email, messages),
    region: toRegion(row.region),
    status: toThreadStatus(row.status),
    assignee: row.assignee,
    version: row.version,
    merged: [...merged],
    mayText: row.consented_at !== null && row.opted_out_at === null,
    optedOutAt: row.opted_out_at,
    messages: messages.map((message) => toMessage(vault, message)),
    total: messages.length,
  };
}

/** What other addresses the messages of a thread gave than its own, the latest first. */
function laterAddresses(own: string | null, messages: readonly MessageRow[]): LaterAddress[] {
  const known = new Set([own?.toLowerCase()]);
  const others = messages.toReversed().flatMap(({ id, direction, given_email: email }) => {
    if (direction !== 'in' || email === null || known.has(email.toLowerCase())) return [];
    known.add(email.toLowerCase());
    return [{ email, messageId: id }];
  });
  return others.slice(0, mostAddresses);
}

function threadQuery(db: Db) {
  return db
    .selectFrom('threads')
    .leftJoin('text_consents', 'text_consents.contact', 'threads.contact')
    .select([
      'threads.id',
      'threads.first_name',
      'threads.last_name',
      'threads.email',
      'threads.contact',
      'threads.region',
      'threads.status',
      'threads.assignee',
      'threads.version',
      'threads.active_at',
      'text_consents.consented_at',
      'text_consents.opted_out_at',
    ]);
}

type ThreadRow = Awaited<ReturnType<ReturnType<typeof threadQuery>['execute']>>[number];
