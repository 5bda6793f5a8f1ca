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
import { decryptDetails, type Vault } from '../../db/encryption/encryption';
import type { Tables } from '../../db/tables';
import { formatCarrierError } from '../../sms/carrier-errors';
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
    .where('threadId', 'in', members)
    .executeTakeFirst();
  if (from === undefined) return null;
  const isEarlier = (eb: ExpressionBuilder<Tables, 'messages'>) =>
    eb.or([
      eb('messages.at', '<', from.at),
      eb.and([eb('messages.at', '=', from.at), eb('messages.id', '<', from.id)]),
    ]);
  const rows = await selectMessages(db)
    .where('messages.threadId', 'in', members)
    .where(isEarlier)
    .orderBy('messages.at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(limit)
    .execute();
  const total = await countRows(
    db.selectFrom('messages').where('messages.threadId', 'in', members).where(isEarlier),
  );
  return {
    messages: rows.reverse().map((row) => toChatMessage(vault, row)),
    left: total - rows.length,
  };
}

export function selectMessages(db: Db) {
  return db
    .selectFrom('messages')
    .leftJoin('eligibilityChecks as check', 'check.messageId', 'messages.id')
    .leftJoin('attachments', 'attachments.messageId', 'messages.id')
    .select((eb) => [
      'messages.id',
      'messages.threadId',
      'messages.at',
      'messages.channel',
      'messages.direction',
      'messages.intent',
      'messages.textSealed',
      'messages.author',
      'messages.delivery',
      'messages.carrierCode',
      'messages.email as givenEmail',
      'messages.number',
      'messages.detailsSealed',
      'check.messageId as checkId',
      'check.firstName',
      'check.lastName',
      'check.email',
      'check.contact',
      'check.time',
      'check.consent',
      eb('check.medicateSealed', 'is not', null).as('hasMedicate'),
      'attachments.id as cardId',
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
      vault.tryDecrypt(row.textSealed, messageContext(row.id, 'text')) ??
      '[this message cannot be read]',
    author: row.author,
    delivery: deliveryStates.find((delivery) => delivery === row.delivery) ?? 'failed',
    ...(row.delivery === 'failed' && row.carrierCode !== null
      ? { problem: formatCarrierError(row.carrierCode) }
      : {}),
    email: row.givenEmail,
    number: row.number,
    intent: intents.find((intent) => intent === row.intent) ?? null,
    eligibility:
      row.checkId === null
        ? null
        : {
            firstName: row.firstName ?? '',
            lastName: row.lastName ?? '',
            email: row.email,
            contact: row.contact ?? '',
            time: row.time ?? '',
            dob: mask,
            medicate: row.hasMedicate ? mask : null,
            consent: row.consent === 1,
            cardId: row.cardId,
          },
    details:
      row.detailsSealed === null
        ? []
        : decryptDetails(vault, row.detailsSealed, messageContext(row.id, 'details')),
  };
}

/** Messages joined with their own thread (`own`) and the thread that shows them (`live`). */
export function selectVisibleMessages(db: Db) {
  return db
    .selectFrom('messages')
    .innerJoin('threads as own', 'own.id', 'messages.threadId')
    .innerJoin('threads as live', (join) =>
      join.on((eb) => eb('live.id', '=', eb.fn.coalesce('own.mergedInto', 'own.id'))),
    );
}
