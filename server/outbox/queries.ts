import type { Db } from '../db/engine';
import { newId } from '../db/uuid';
import type { Vault } from '../db/encryption/encryption';
import type { OutboundEmail } from '../email/email';

/** The message that a job delivers. At most one of the two is set. */
export type JobMessage = { messageId: string | null; helpDeskMessageId: string | null };

export type MessageColumn = 'message_id' | 'help_desk_message_id';

type NewJob = {
  channel: 'email' | 'sms' | 'hook';
  /** JSON of the content. */
  payload: string;
  messageId: string | null;
  helpDeskMessageId?: string;
  idempotencyKey: string;
};

/** Encryption never produces an empty text. */
export const emptyPayload = '';

const payloadContext = (id: string) => `outbox.payload:${id}`;

/** The JSON of a job's content. Throws if it was encrypted with another key. */
export function decryptPayload(
  vault: Vault,
  { id, sealed }: { id: string; sealed: string },
): string {
  return vault.decrypt(sealed, payloadContext(id));
}

/** Adds a job. Call it in the transaction that causes the job, and wake the worker after the commit. */
export async function queueJob(tx: Db, vault: Vault, job: NewJob, now: string): Promise<void> {
  const id = newId();
  await tx
    .insertInto('outbox')
    .values({
      id,
      channel: job.channel,
      payload_sealed: vault.encrypt(job.payload, payloadContext(id)),
      message_id: job.messageId,
      help_desk_message_id: job.helpDeskMessageId ?? null,
      idempotency_key: job.idempotencyKey,
      state: 'queued',
      attempts: 0,
      next_at: now,
      lease_owner: null,
      leased_until: null,
      last_problem: null,
      provider_id: null,
      refused_id: null,
      refused_code: null,
      created_at: now,
      done_at: null,
    })
    .execute();
}

/** Queues an e-mail that no message's delivery status depends on. */
export function queueEmail(
  tx: Db,
  vault: Vault,
  email: OutboundEmail,
  { key, at }: { key: string; at: string },
): Promise<void> {
  const payload = JSON.stringify(email);
  return queueJob(
    tx,
    vault,
    { channel: 'email', payload, messageId: null, idempotencyKey: key },
    at,
  );
}

/** True if a job with this key was ever queued and is still stored. */
export async function hasJob(db: Db, idempotencyKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Queues a message's dead job again with a new payload. False if it is not dead, because someone else was faster. */
export async function requeueDeadJob(
  tx: Db,
  vault: Vault,
  retry: { column: MessageColumn; messageId: string; payload: string; now: string },
): Promise<boolean> {
  const job = await tx
    .selectFrom('outbox')
    .select('id')
    .where(retry.column, '=', retry.messageId)
    .executeTakeFirst();
  if (job === undefined) return false;
  const requeued = await tx
    .updateTable('outbox')
    .set((eb) => ({
      state: 'queued',
      // With the old key, the provider would return the text that it already accepted instead of sending a new one.
      idempotency_key: eb
        .case()
        .when('provider_id', 'is', null)
        .then(eb.ref('idempotency_key'))
        .else(`again-${newId()}`)
        .end(),
      provider_id: null,
      refused_id: null,
      refused_code: null,
      payload_sealed: vault.encrypt(retry.payload, payloadContext(job.id)),
      attempts: 0,
      next_at: retry.now,
      lease_owner: null,
      leased_until: null,
      // The Date header of an e-mail.
      created_at: retry.now,
      done_at: null,
    }))
    .where('id', '=', job.id)
    .where('state', '=', 'dead')
    .returning('id')
    .executeTakeFirst();
  return requeued !== undefined;
}

/** Deletes jobs sent before a time. Dead jobs stay. */
export async function deleteSentJobs(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('outbox').where('state', '=', 'sent').where('done_at', '<', before).execute();
}

/** Clears the payloads of jobs given up before a time, and keeps the record of the failure. */
export async function purgeDeadJobs(tx: Db, before: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ payload_sealed: emptyPayload })
    .where('state', '=', 'dead')
    .where('done_at', '<', before)
    .where('payload_sealed', '!=', emptyPayload)
    .execute();
}
