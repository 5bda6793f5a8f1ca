import type { ExpressionBuilder } from 'kysely';
import {
  deliveryStates,
  intents,
  type ChatMessage,
  type EarlierMessages,
} from '../../../contract/inbox/schema';
import { channels } from '../../../contract/inbox/constants';
import type { Db } from '../../db/engine';
import { countRows } from '../../db/pagination';
import { decryptDetails } from '../../db/encryption/encrypted-details';
import type { Tables } from '../../db/tables';
import { formatCarrierError } from '../../sms/carrier-errors';
import type { Vault } from '../../db/encryption/encryption';
import { messageContext } from './queries';
import { selectMemberIds } from '../merges/queries';

/** A fixed length, so that the mask does not reveal the value's length. */
const mask = '••••••';

export async function findChatMessage(
  db: Db,
  vault: Vault,
  id: string,
): Promise<ChatMessage | null> {
  const row = await selectMessages(db).where('messages.id', '=', id).executeTakeFirst();
  return row === undefined ? null : toChatMessage(vault, row);
}

/** The last `limit` messages of a thread before one of them, oldest first. Null if the thread does not have that message. */
export async function findEarlierMessages(
  db: Db,
  vault: Vault,
  { threadId, before, limit }: { threadId: string; before: string; limit: number },
): Promise<EarlierMessages | null> {
  const members = selectMemberIds(db, threadId);
  const from = await db
    .selectFrom('messages')
    .select(['at', 'id'])
    .where('id', '=', before)
    .where('thread_id', 'in', members)
    .executeTakeFirst();
  if (from === undefined) return null;
  const isEarlier = (eb: ExpressionBuilder<Tables, 'messages'>) =>
    eb.or([
      eb('messages.at', '<', from.at),
      eb.and([eb('messages.at', '=', from.at), eb('messages.id', '<', from.id)]),
    ]);
  const rows = await selectMessages(db)
    .where('messages.thread_id', 'in', members)
    .where(isEarlier)
    .orderBy('messages.at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(limit)
    .execute();
  const total = await countRows(
    db.selectFrom('messages').where('messages.thread_id', 'in', members).where(isEarlier),
  );
  return {
    messages: rows.reverse().map((row) => toChatMessage(vault, row)),
    left: total - rows.length,
  };
}

export function selectMessages(db: Db) {
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

export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

/** Masks the date of birth and the Medicaid number. */
export function toChatMessage(vault: Vault, row: MessageRow): ChatMessage {
  return {
    id: row.id,
    at: row.at,
    channel: channels.find((channel) => channel === row.channel) ?? 'email',
    direction: row.direction === 'in' ? 'in' : 'out',
    text:
      vault.tryDecrypt(row.text_sealed, messageContext(row.id, 'text')) ??
      '[this message cannot be read]',
    author: row.author,
    delivery: deliveryStates.find((delivery) => delivery === row.delivery) ?? 'failed',
    ...(row.delivery === 'failed' && row.carrier_code !== null
      ? { problem: formatCarrierError(row.carrier_code) }
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
        : decryptDetails(vault, row.details_sealed, messageContext(row.id, 'details')),
  };
}

/** Messages joined with their own thread (`own`) and the thread that shows them (`live`). */
export function selectVisibleMessages(db: Db) {
  return db
    .selectFrom('messages')
    .innerJoin('threads as own', 'own.id', 'messages.thread_id')
    .innerJoin('threads as live', (join) =>
      join.on((eb) => eb('live.id', '=', eb.fn.coalesce('own.merged_into', 'own.id'))),
    );
}
