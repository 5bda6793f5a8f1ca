import {
  deliveries,
  type Chat,
  type ChatMessage,
  type LaterAddress,
  type MergedThread,
} from '../../../contract/chats';
import { channels } from '../../../contract/channels';
import { toRegion } from '../../../contract/regions';
import { toThreadStatus } from '../../../contract/thread-statuses';
import type { Db } from '../engine';
import { openDetails } from '../open-details';
import type { Vault } from '../vault';
import { messagePlace } from './messages';

/** What stands where a masked value is. The same for every value, so that not even its length shows. */
const mask = '••••••';

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

/** One message as the chats show it, or null. */
export async function findChatMessage(
  db: Db,
  vault: Vault,
  id: string,
): Promise<ChatMessage | null> {
  const row = await messageQuery(db).where('messages.id', '=', id).executeTakeFirst();
  return row === undefined ? null : toMessage(vault, row);
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

function messageQuery(db: Db) {
  return db
    .selectFrom('messages')
    .leftJoin('eligibility_checks as check', 'check.message_id', 'messages.id')
    .leftJoin('attachments', 'attachments.message_id', 'messages.id')
    .select((eb) => [
      'messages.id',
      'messages.thread_id',
      'messages.at',
      'messages.channel',
      'messages.direction',
      'messages.text_sealed',
      'messages.author',
      'messages.delivery',
      'messages.email as given_email',
      'messages.number',
      'messages.details_sealed',
      'check.message_id as check_id',
      'check.first_name',
      'check.last_name',
      'check.email',
      'check.contact',
      'check.time',
      'check.consent',
      eb('check.medicate_sealed', 'is not', null).as('has_medicate'),
      'attachments.id as card_id',
    ]);
}

type ThreadRow = Awaited<ReturnType<ReturnType<typeof threadQuery>['execute']>>[number];
type MessageRow = Awaited<ReturnType<ReturnType<typeof messageQuery>['execute']>>[number];

function toMessage(vault: Vault, row: MessageRow): ChatMessage {
  return {
    id: row.id,
    at: row.at,
    channel: channels.find((channel) => channel === row.channel) ?? 'email',
    direction: row.direction === 'in' ? 'in' : 'out',
    text:
      vault.tryOpen(row.text_sealed, messagePlace(row.id, 'text')) ??
      '[this message cannot be opened]',
    author: row.author,
    delivery: deliveries.find((delivery) => delivery === row.delivery) ?? 'failed',
    email: row.given_email,
    number: row.number,
    eligibility:
      row.check_id === null
        ? null
        : {
            firstName: row.first_name ?? '',
            lastName: row.last_name ?? '',
            email: row.email,
            contact: row.contact ?? '',
            time: row.time ?? '',
            dob: mask,
            medicate: row.has_medicate ? mask : null,
            consent: row.consent === 1,
            cardId: row.card_id,
          },
    details:
      row.details_sealed === null
        ? []
        : openDetails(vault, row.details_sealed, messagePlace(row.id, 'details')),
  };
}
