import type { ExpressionBuilder } from 'kysely';
import type { Channel } from '../../../../contract/inbox/constants';
import { formatContactName } from '../../../../contract/inbox/person-form';
import type { ChatMessage, EarlierMessages } from '../../../../contract/inbox/schema';
import { maxMessagesPerThread } from '../../../../contract/shared/list-limits';
import { formatPhone } from '../../../../contract/shared/phone';
import type { Db } from '../../../core/db/engine';
import { countRows } from '../../../core/db/pagination';
import { decryptDetails, type Encryption } from '../../../core/db/encryption/encryption';
import type { Tables } from '../../../core/db/tables';
import { formatCarrierError, isFinalCarrierError } from '../../../services/sms/carrier-errors';
import type { PersonDetails } from '../../../core/db/encryption/person';
import { decryptChecked } from '../disclosures/queries';
import { findContactPoint, getOriginal, listContactPoints } from '../person/contact-points';
import { decryptThread, formatPersonName, unknownSender } from '../threads/person-name';
import { selectMemberIds } from '../threads/member-queries';
import {
  decryptAddresses,
  decryptEmailHeaders,
  decryptText,
  messageContext,
} from '../../../services/messages/queries';

/** A fixed length, so that the mask does not reveal the value's length. */
const mask = '••••••';

export async function findChatMessage(
  db: Db,
  encryption: Encryption,
  { messageId, threadId }: { messageId: string; threadId?: string },
): Promise<ChatMessage | null> {
  let query = selectMessages(db).where('messages.id', '=', messageId);
  if (threadId !== undefined) {
    query = query.where('messages.subjectId', 'in', selectMemberIds(db, threadId));
  }
  const row = await query.executeTakeFirst();
  return row === undefined ? null : toChatMessage(encryption, row);
}

/** An inbound email with everything that it quotes. Null if nothing was left out. */
export async function findFullText(
  db: Db,
  encryption: Encryption,
  { threadId, messageId }: { threadId: string; messageId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('messages')
    .select('fullTextEncrypted')
    .where('id', '=', messageId)
    .where('subjectId', 'in', selectMemberIds(db, threadId))
    .executeTakeFirst();
  const encrypted = row?.fullTextEncrypted ?? null;
  return encrypted && encryption.tryDecrypt(encrypted, messageContext(messageId, 'full-text'));
}

/** One page of messages before one of them, oldest first. Null if the thread does not have that message. */
export async function findEarlierMessages(
  db: Db,
  encryption: Encryption,
  { threadId, before }: { threadId: string; before: string },
): Promise<EarlierMessages | null> {
  const members = selectMemberIds(db, threadId);
  const from = await db
    .selectFrom('messages')
    .select(['at', 'id'])
    .where('id', '=', before)
    .where('subjectId', 'in', members)
    .executeTakeFirst();
  if (from === undefined) return null;
  const isEarlier = (eb: ExpressionBuilder<Tables, 'messages'>) =>
    eb.or([
      eb('messages.at', '<', from.at),
      eb.and([eb('messages.at', '=', from.at), eb('messages.id', '<', from.id)]),
    ]);
  const rows = await selectMessages(db)
    .where('messages.subjectId', 'in', members)
    .where(isEarlier)
    .orderBy('messages.at', 'desc')
    .orderBy('messages.id', 'desc')
    .limit(maxMessagesPerThread)
    .execute();
  const total = await countRows(
    db.selectFrom('messages').where('messages.subjectId', 'in', members).where(isEarlier),
  );
  return {
    messages: rows.reverse().map((row) => toChatMessage(encryption, row)),
    remaining: total - rows.length,
  };
}

export function selectMessages(db: Db) {
  return db
    .selectFrom('messages')
    .leftJoin('threads as member', 'member.id', 'messages.subjectId')
    .leftJoin('threads as visible', 'visible.id', 'member.mergedInto')
    .leftJoin('eligibilityChecks as check', 'check.messageId', 'messages.id')
    .leftJoin('attachments', 'attachments.messageId', 'messages.id')
    .select([
      'messages.id',
      'messages.subjectId as threadId',
      'messages.at',
      'messages.channel',
      'messages.direction',
      'messages.author',
      'messages.delivery',
      'messages.addressesEncrypted',
      'messages.intent',
      'messages.possibleSpam',
      'messages.problem',
      'messages.carrierCode',
      'messages.textEncrypted',
      'messages.detailsEncrypted',
      'messages.emailHeadersEncrypted',
      'member.personEncrypted as memberEncrypted',
      'member.mergedInto as visibleId',
      'visible.personEncrypted as visibleEncrypted',
    ])
    .select((eb) => [
      eb('messages.fullTextEncrypted', 'is not', null).as('hasFullText'),
      'check.personEncrypted as checkedEncrypted',
      'check.consent',
      eb('check.medicaidNumberEncrypted', 'is not', null).as('hasMedicaidNumber'),
      'attachments.id as cardId',
    ])
    .$narrowType<{ channel: Channel }>();
}

export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

export function toChatMessage(encryption: Encryption, row: MessageRow): ChatMessage {
  const { id, at, channel, direction, author, delivery, intent } = row;
  const { email, replyTo, number } = decryptAddresses(encryption, row);
  const person = direction === 'in' ? decryptMember(encryption, row) : null;
  // Earlier messages don't have their number.
  const ownNumber = person && channel !== 'email' ? getOriginal(person).contact || null : null;
  return {
    id,
    at,
    channel,
    direction,
    text: decryptText(encryption, row),
    author,
    delivery,
    ...(delivery === 'failed' &&
      row.carrierCode !== null && {
        problem: formatCarrierError(row.carrierCode),
        ...(isFinalCarrierError(row.carrierCode) && { isFinal: true }),
      }),
    sender: person && findSender(encryption, { ...row, email, number }, person),
    email,
    ...(replyTo !== null && { replyTo }),
    number: number ?? ownNumber,
    intent,
    ...(row.possibleSpam === 1 && { possibleSpam: true }),
    eligibility: toEligibility(encryption, row),
    details: readDetails(encryption, row),
    ...(Boolean(row.hasFullText) && { hasFullText: true }),
  };
}

/** A text or an email may be from someone who helps the person, and an email from an unknown address from anyone. */
function findSender(
  encryption: Encryption,
  row: MessageRow & { email: string | null; number: string | null },
  person: PersonDetails,
): string {
  const { channel, email, number } = row;
  const isEmail = channel === 'email';
  if (!isEmail && (channel !== 'sms' || number === null)) return formatPersonName(person);
  const { visibleId: id, visibleEncrypted: personEncrypted } = row;
  const isMerged = id !== null && personEncrypted !== null;
  const points = [
    ...listContactPoints(person),
    ...(isMerged ? listContactPoints(decryptThread(encryption, { id, personEncrypted })) : []),
  ];
  const point = isEmail
    ? findContactPoint(points, 'email', email)
    : findContactPoint(points, 'phone', number);
  if (point !== undefined) return formatContactName(point) ?? formatPersonName(person);
  if (!isEmail) return formatPhone(number ?? '');
  if (email === null && person.email === null) return formatPersonName(person);
  return decryptEmailHeaders(encryption, row)?.name || email || unknownSender;
}

/** The person of the thread that the message belongs to. */
function decryptMember(encryption: Encryption, row: MessageRow): PersonDetails | null {
  return row.memberEncrypted === null
    ? null
    : decryptThread(encryption, { id: row.threadId, personEncrypted: row.memberEncrypted });
}

function readDetails(
  encryption: Encryption,
  { id, problem, carrierCode, detailsEncrypted }: MessageRow,
): ChatMessage['details'] {
  // A carrier's code says why.
  if (problem !== null && carrierCode === null) return [{ label: 'Not delivered', value: problem }];
  if (detailsEncrypted === null) return [];
  return decryptDetails(encryption, detailsEncrypted, messageContext(id, 'details'));
}

function toEligibility(encryption: Encryption, row: MessageRow): ChatMessage['eligibility'] {
  if (row.checkedEncrypted === null) return null;
  return {
    ...decryptChecked(encryption, row.id, row.checkedEncrypted),
    dob: mask,
    medicate: row.hasMedicaidNumber ? mask : null,
    consent: row.consent === 1,
    cardId: row.cardId,
  };
}

/** Messages joined with their own thread (`member`) and the thread that shows them (`visible`). */
export function selectVisibleMessages(db: Db) {
  return db
    .selectFrom('messages')
    .innerJoin('threads as member', 'member.id', 'messages.subjectId')
    .innerJoin('threads as visible', (join) =>
      join.on((eb) => eb('visible.id', '=', eb.fn.coalesce('member.mergedInto', 'member.id'))),
    );
}
