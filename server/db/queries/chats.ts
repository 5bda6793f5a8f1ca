import {
  channels,
  deliveries,
  type Chat,
  type ChatMessage,
  type ChatsAnswer,
  type LaterAddress,
} from '../../../contract/chats';
import type { Detail } from '../../../contract/detail';
import { mostMessages } from '../../../contract/list-limits';
import { toRegion } from '../../../contract/regions';
import { toThreadStatus } from '../../../contract/thread-statuses';
import type { Db } from '../engine';
import type { Vault } from '../vault';
import { messagePlace } from './messages';

/** What stands where a masked value is. The same for every value, so that not even its length shows. */
const mask = '••••••';

/** Addresses shown of one thread: more is nobody's honest list. */
const mostAddresses = 20;

/**
 * The threads with the newest activity, at most `limit`, each with its last messages, oldest first, and how many there are in
 * all (contract/chats.ts). However much there is, so much is read and no more.
 */
export async function listChats(db: Db, vault: Vault, limit: number): Promise<ChatsAnswer> {
  const threads = await threadQuery(db)
    .orderBy('threads.active_at', 'desc')
    .orderBy('threads.id', 'desc')
    .limit(limit)
    .execute();
  const { total } = await db
    .selectFrom('threads')
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  const ids = threads.map(({ id }) => id);
  const messages = byThread(ids.length === 0 ? [] : await lastMessages(db, ids));
  const addresses = byThread(ids.length === 0 ? [] : await givenAddresses(db, ids));
  const chats = threads.map((row): Chat => {
    const rows = messages.get(row.id) ?? [];
    return {
      userId: row.id,
      role: 'visitor',
      name: `${row.first_name} ${row.last_name}`,
      contact: row.contact,
      email: row.email,
      laterAddresses: laterAddresses(row.email, addresses.get(row.id) ?? []),
      region: toRegion(row.region),
      status: toThreadStatus(row.status),
      assignee: row.assignee,
      version: row.version,
      mayText: row.consented_at !== null && row.opted_out_at === null,
      messages: rows.map((message) => toMessage(vault, message)),
      total: Number(rows[0]?.total ?? 0),
    };
  });
  return { chats, total: Number(total) };
}

function byThread<Row extends { thread_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const lists = new Map<string, Row[]>();
  for (const row of rows) {
    const list = lists.get(row.thread_id);
    if (list) list.push(row);
    else lists.set(row.thread_id, [row]);
  }
  return lists;
}

/** The last messages of each of these threads, oldest first, with how many the thread has. */
function lastMessages(db: Db, threadIds: readonly string[]) {
  const placed = db
    .selectFrom('messages')
    .select((eb) => [
      'id as placed_id',
      eb.fn
        .agg<number>('row_number')
        .over((over) => over.partitionBy('thread_id').orderBy('at', 'desc').orderBy('id', 'desc'))
        .as('place'),
      eb.fn
        .countAll()
        .over((over) => over.partitionBy('thread_id'))
        .as('total'),
    ])
    .where('thread_id', 'in', threadIds)
    .as('placed');
  return messageQuery(db)
    .innerJoin(placed, 'placed.placed_id', 'messages.id')
    .select('placed.total')
    .where('placed.place', '<=', mostMessages)
    .orderBy('messages.at')
    .orderBy('messages.id')
    .execute();
}

/** Each address that people gave in these threads, with the latest message that gave it, the latest first. */
function givenAddresses(db: Db, threadIds: readonly string[]) {
  const placed = db
    .selectFrom('messages')
    .select((eb) => [
      'id',
      'thread_id',
      'at',
      'email',
      eb.fn
        .agg<number>('row_number')
        .over((over) =>
          over.partitionBy(['thread_id', 'email']).orderBy('at', 'desc').orderBy('id', 'desc'),
        )
        .as('place'),
    ])
    .where('thread_id', 'in', threadIds)
    .where('direction', '=', 'in')
    .where('email', 'is not', null)
    .as('placed');
  return db
    .selectFrom(placed)
    .select(['id', 'thread_id', 'email'])
    .where('place', '=', 1)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** What other addresses the messages of a thread gave than its own, the latest first. */
function laterAddresses(
  own: string | null,
  given: readonly { id: string; email: string | null }[],
): LaterAddress[] {
  const known = new Set([own?.toLowerCase()]);
  const others = given.flatMap(({ id, email }) => {
    if (email === null || known.has(email.toLowerCase())) return [];
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

type MessageRow = Awaited<ReturnType<ReturnType<typeof messageQuery>['execute']>>[number];

function toMessage(vault: Vault, row: MessageRow): ChatMessage {
  return {
    id: row.id,
    at: row.at,
    channel: channels.find((channel) => channel === row.channel) ?? 'email',
    direction: row.direction === 'in' ? 'in' : 'out',
    text: vault.open(row.text_sealed, messagePlace(row.id, 'text')),
    author: row.author,
    delivery: deliveries.find((delivery) => delivery === row.delivery) ?? 'failed',
    email: row.given_email,
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
        : (JSON.parse(vault.open(row.details_sealed, messagePlace(row.id, 'details'))) as Detail[]),
  };
}
