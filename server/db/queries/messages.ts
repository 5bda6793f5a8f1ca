import type { ChatMessage } from '../../../contract/chats';
import type { Db } from '../engine';
import type { Vault } from '../vault';

export type NewMessage = {
  id: string;
  threadId: string;
  at: string;
  channel: ChatMessage['channel'];
  direction: ChatMessage['direction'];
  text: string;
  author: string | null;
  delivery: ChatMessage['delivery'];
  /** Scope and key of the request, or null when it carried none. */
  idempotencyKey: string | null;
  requestMark: string | null;
};

/** Adds a message. False when another request with the same idempotency key was faster: then nothing was written. */
export async function addMessage(tx: Db, message: NewMessage): Promise<boolean> {
  const added = await tx
    .insertInto('messages')
    .values({
      id: message.id,
      thread_id: message.threadId,
      at: message.at,
      channel: message.channel,
      direction: message.direction,
      text: message.text,
      author: message.author,
      delivery: message.delivery,
      idempotency_key: message.idempotencyKey,
      request_mark: message.requestMark,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** The message an idempotency key has made, with the mark of the request that made it; null when there is none. */
export async function findByIdempotencyKey(
  db: Db,
  key: string,
): Promise<{ id: string; threadId: string; requestMark: string | null } | null> {
  const row = await db
    .selectFrom('messages')
    .select(['id', 'thread_id', 'request_mark'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { id: row.id, threadId: row.thread_id, requestMark: row.request_mark };
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

/** Writes back how far a message has come. */
export async function setDelivery(
  tx: Db,
  messageId: string,
  delivery: ChatMessage['delivery'],
): Promise<void> {
  await tx.updateTable('messages').set({ delivery }).where('id', '=', messageId).execute();
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
    .where('messages.thread_id', '=', where.threadId)
    .executeTakeFirst();
  const sealed = where.field === 'dob' ? row?.dob_sealed : row?.medicate_sealed;
  return sealed === undefined || sealed === null
    ? null
    : vault.open(sealed, sealedPlace(where.messageId, where.field));
}

function sealedPlace(messageId: string, field: 'dob' | 'medicate'): string {
  return `eligibility_checks.${field}:${messageId}`;
}
