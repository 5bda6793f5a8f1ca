import type { ChatMessage } from '../../../contract/inbox/schema';
import type { Detail } from '../../../contract/shared/schema/fields';
import type { Db } from '../../db/engine';
import type { Vault } from '../../db/encryption/encryption';
import { membersOf } from '../merges/queries';

export type NewMessage = {
  id: string;
  threadId: string;
  at: string;
  channel: ChatMessage['channel'];
  direction: ChatMessage['direction'];
  text: string;
  author: string | null;
  delivery: ChatMessage['delivery'];
  /** The address a form gave, or where an e-mail goes. */
  email: string | null;
  /** Of a text from the office, where it goes: ten digits. */
  number?: string | undefined;
  /** What a text asks of the texting itself; left out or null: it is an ordinary message. */
  intent?: 'stop' | 'start' | 'help' | null;
  /** What a form said beside the text. */
  details?: readonly Detail[];
};

/** Adds a message; what it says is sealed on the way. */
export async function addMessage(tx: Db, vault: Vault, message: NewMessage): Promise<void> {
  await tx
    .insertInto('messages')
    .values({
      id: message.id,
      thread_id: message.threadId,
      at: message.at,
      channel: message.channel,
      direction: message.direction,
      text_sealed: vault.seal(message.text, messagePlace(message.id, 'text')),
      author: message.author,
      delivery: message.delivery,
      carrier_code: null,
      email: message.email,
      number: message.number ?? null,
      intent: message.intent ?? null,
      details_sealed:
        message.details === undefined
          ? null
          : vault.seal(JSON.stringify(message.details), messagePlace(message.id, 'details')),
    })
    .execute();
}

/** Where a part of a message is sealed to. */
export function messagePlace(id: string, part: 'text' | 'details'): string {
  return `messages.${part}:${id}`;
}

/** The thread a message belongs to, or null. */
export async function findMessageThread(db: Db, messageId: string): Promise<string | null> {
  const row = await db
    .selectFrom('messages')
    .select('thread_id')
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row?.thread_id ?? null;
}

/** The address a message of a thread gave: null when it gave none; undefined when the thread has no such message. */
export async function findMessageAddress(
  db: Db,
  where: { threadId: string; messageId: string },
): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('messages')
    .select('email')
    .where('id', '=', where.messageId)
    .where('thread_id', 'in', membersOf(db, where.threadId))
    .where('direction', '=', 'in')
    .executeTakeFirst();
  return row?.email;
}

/**
 * Writes back how far an answer has come; why it failed before is no longer said.
 * @param carrierCode why a text has failed, where the carrier tells
 */
export async function setDelivery(
  tx: Db,
  messageId: string,
  delivery: ChatMessage['delivery'],
  carrierCode: number | null = null,
): Promise<void> {
  await tx
    .updateTable('messages')
    .set({ delivery, carrier_code: carrierCode, details_sealed: null })
    .where('id', '=', messageId)
    .execute();
}

/**
 * Says of an e-mail that has left that it did not arrive, and why. Returns its thread; null when there is no such e-mail, or it is being
 * sent again.
 */
export async function markReturned(
  tx: Db,
  vault: Vault,
  { messageId, why }: { messageId: string; why: Detail },
): Promise<string | null> {
  const returned = await tx
    .updateTable('messages')
    .set({
      delivery: 'failed',
      details_sealed: vault.seal(JSON.stringify([why]), messagePlace(messageId, 'details')),
    })
    .where('id', '=', messageId)
    .where('channel', '=', 'email')
    .where('direction', '=', 'out')
    .where('delivery', '=', 'sent')
    .returning('thread_id')
    .executeTakeFirst();
  return returned?.thread_id ?? null;
}

/** The thread of the first of these messages that is an e-mail of the office, or null. */
export async function findAnsweredThread(
  db: Db,
  messageIds: readonly string[],
): Promise<string | null> {
  if (messageIds.length === 0) return null;
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'thread_id'])
    .where('id', 'in', messageIds)
    .where('channel', '=', 'email')
    .where('direction', '=', 'out')
    .execute();
  const found = messageIds.find((id) => rows.some((row) => row.id === id));
  return rows.find(({ id }) => id === found)?.thread_id ?? null;
}

/** Whether an address is that of a thread, or one to which the office has written from it. */
export async function isKnownAddress(db: Db, threadId: string, address: string): Promise<boolean> {
  const members = membersOf(db, threadId);
  const own = db.selectFrom('threads').select('email').where('id', 'in', members);
  const written = db
    .selectFrom('messages')
    .select('email')
    .where('thread_id', 'in', members)
    .where('channel', '=', 'email')
    .where('direction', '=', 'out');
  const rows = await own.union(written).execute();
  return rows.some(({ email }) => email?.toLowerCase() === address.toLowerCase());
}

export type EligibilityCheck = {
  messageId: string;
  firstName: string;
  lastName: string;
  email: string | null;
  contact: string;
  time: string;
  dob: string;
  medicate: string | null;
  consent: boolean;
};

/** Adds what an eligibility check said; DOB and Medicaid number are sealed on the way. */
export async function addEligibilityCheck(
  tx: Db,
  vault: Vault,
  check: EligibilityCheck,
): Promise<void> {
  await tx
    .insertInto('eligibility_checks')
    .values({
      message_id: check.messageId,
      first_name: check.firstName,
      last_name: check.lastName,
      email: check.email,
      contact: check.contact,
      time: check.time,
      dob_sealed: vault.seal(check.dob, sealedPlace(check.messageId, 'dob')),
      medicate_sealed:
        check.medicate === null
          ? null
          : vault.seal(check.medicate, sealedPlace(check.messageId, 'medicate')),
      consent: check.consent ? 1 : 0,
    })
    .execute();
}

/** A masked field in clear, or null when the thread has no such message or the field was left empty. */
export async function revealField(
  db: Db,
  vault: Vault,
  where: { threadId: string; messageId: string; field: 'dob' | 'medicate' },
): Promise<string | null> {
  const row = await db
    .selectFrom('eligibility_checks')
    .innerJoin('messages', 'messages.id', 'eligibility_checks.message_id')
    .select(['eligibility_checks.dob_sealed', 'eligibility_checks.medicate_sealed'])
    .where('messages.id', '=', where.messageId)
    .where('messages.thread_id', 'in', membersOf(db, where.threadId))
    .executeTakeFirst();
  const sealed = where.field === 'dob' ? row?.dob_sealed : row?.medicate_sealed;
  return sealed === undefined || sealed === null
    ? null
    : vault.open(sealed, sealedPlace(where.messageId, where.field));
}

function sealedPlace(messageId: string, field: 'dob' | 'medicate'): string {
  return `eligibility_checks.${field}:${messageId}`;
}
