import {
  channels,
  deliveries,
  type Chat,
  type ChatMessage,
  type LaterAddress,
} from '../../../contract/chats';
import type { Detail } from '../../../contract/detail';
import { toRegion } from '../../../contract/regions';
import type { Db } from '../engine';
import type { Vault } from '../vault';
import { messagePlace } from './messages';

/** What stands where a masked value is. The same for every value, so that not even its length shows. */
const mask = '••••••';

/** Every thread with its messages: newest activity first, messages oldest first (contract/chats.ts). */
export async function listChats(db: Db, vault: Vault): Promise<Chat[]> {
  const threads = await threadQuery(db)
    .orderBy('threads.active_at', 'desc')
    .orderBy('threads.id', 'desc')
    .execute();
  const messages = await messageQuery(db).orderBy('messages.at').orderBy('messages.id').execute();
  const byThread = new Map<string, ChatMessage[]>();
  for (const row of messages) {
    const list = byThread.get(row.thread_id);
    if (list) list.push(toMessage(vault, row));
    else byThread.set(row.thread_id, [toMessage(vault, row)]);
  }
  return threads.map((row) => ({
    userId: row.id,
    role: 'visitor',
    name: `${row.first_name} ${row.last_name}`,
    contact: row.contact,
    email: row.email,
    laterAddresses: laterAddresses(row.email, byThread.get(row.id) ?? []),
    region: toRegion(row.region),
    mayText: row.consented_at !== null && row.opted_out_at === null,
    messages: byThread.get(row.id) ?? [],
  }));
}

/** What other addresses the messages of a thread gave than its own, the latest first. */
function laterAddresses(own: string | null, messages: readonly ChatMessage[]): LaterAddress[] {
  const known = new Set([own?.toLowerCase()]);
  return [...messages].reverse().flatMap(({ id, direction, email }) => {
    if (direction === 'out' || email === null || known.has(email.toLowerCase())) return [];
    known.add(email.toLowerCase());
    return [{ email, messageId: id }];
  });
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
