import type { ExpressionBuilder } from 'kysely';
import {
  deliveries,
  intents,
  type ChatMessage,
  type EarlierMessages,
} from '../../../contract/inbox/schema';
import { channels } from '../../../contract/inbox/constants';
import type { Db } from '../../db/engine';
import { countOf } from '../../db/pagination';
import { openDetails } from '../../db/encryption/encrypted-details';
import type { Tables } from '../../db/tables';
import { carrierWords } from '../../sms/carrier-errors';
import type { Vault } from '../../db/encryption/encryption';
import { messagePlace } from './queries';
import { membersOf } from '../merges/queries';

/** What stands where a masked value is. The same for every value, so that not even its length shows. */
const mask = '••••••';

/** One message as the chats show it, or null. */
export async function findChatMessage(
  db: Db,
  vault: Vault,
  id: string,
): Promise<ChatMessage | null> {
  const row = await messageQuery(db).where('messages.id', '=', id).executeTakeFirst();
  return row === undefined ? null : toMessage(vault, row);
}

/**
 * The messages of a thread, and of those merged into it, before one of them: the last `limit` of these, oldest first. Null when the
 * thread has no such message.
 */
export async function findEarlier(
  db: Db,
  vault: Vault,
  where: { threadId: string; before: string; limit: number },
): Promise<EarlierMessages | null> {
  const members = membersOf(db, where.threadId);
  const from = await db
    .selectFrom('messages')
    .select(['at', 'id'])
    .where('id', '=', where.before)
    .where('thread_id', 'in', members)
    .executeTakeFirst();
  if (from === undefined) return null;
  const isEarlier = (eb: ExpressionBuilder<Tables, 'messages'>) =>
    eb.or([
      eb('messages.at', '<', from.at),
      eb.and([eb('messages.at', '=', from.at), eb('messages.id', '<', from.id)]),
    ]);
  const rows = await messageQuery(db)
    .where('messages.thread_id', 'in', members)
    .where(isEarlier)
    .orderBy('messages.at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(where.limit)
    .execute();
  const total = await countOf(
    db.selectFrom('messages').where('messages.thread_id', 'in', members).where(isEarlier),
  );
  return {
    messages: rows.reverse().map((row) => toMessage(vault, row)),
    left: total - rows.length,
  };
}

/** Messages with what their forms said; whoever reads them says which, and in which order. */
export function messageQuery(db: Db) {
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
      'messages.intent',
      'messages.text_sealed',
      'messages.author',
      'messages.delivery',
      'messages.carrier_code',
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

/** A row of messageQuery. */
export type MessageRow = Awaited<ReturnType<ReturnType<typeof messageQuery>['execute']>>[number];

/** A message as the office sees it: what is masked stays so. */
export function toMessage(vault: Vault, row: MessageRow): ChatMessage {
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
    ...(row.delivery === 'failed' && row.carrier_code !== null
      ? { problem: carrierWords(row.carrier_code) }
      : {}),
    email: row.given_email,
    number: row.number,
    intent: intents.find((intent) => intent === row.intent) ?? null,
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
