import type { Db } from '../../core/db/engine';
import { newId } from '../../core/db/uuid';
import type { Vault } from '../../core/db/encryption/encryption';
import type { OutboundEmail } from '../email/email';
import type { TextMessage } from './job-type';
import type { OutboxJobTable } from './table';
import { formatDeliveryReason } from './reasons';

export type JobMessage = Pick<OutboxJobTable, 'messageId' | 'helpDeskMessageId'>;

export type MessageColumn = keyof JobMessage;

type NewJob = Pick<OutboxJobTable, 'channel' | 'idempotencyKey'> &
  Partial<JobMessage> & {
    payload: string;
    /** Not sent before this time. */
    notBefore?: string | undefined;
  };

/** Encryption never produces an empty text. */
export const emptyPayload = '';

/** Before every time, because the clock of the server that queues a job may be ahead. */
export const dueAtOnce = '';

const payloadContext = (id: string) => `outbox.payload:${id}`;

export function decryptPayload(
  vault: Vault,
  { id, payloadSealed }: Pick<OutboxJobTable, 'id' | 'payloadSealed'>,
): string {
  return vault.decrypt(payloadSealed, payloadContext(id));
}

/** Null for a payload that was cleared or cannot be decrypted. */
export function findRecipient(
  vault: Vault,
  job: Pick<OutboxJobTable, 'id' | 'payloadSealed'>,
): string | null {
  try {
    return (JSON.parse(decryptPayload(vault, job)) as TextMessage | OutboundEmail).to;
  } catch {
    return null;
  }
}

/** Adds a job. Call it in the transaction that causes the job, and wake the worker after the commit. */
export async function queueJob(
  tx: Db,
  vault: Vault,
  { payload, notBefore, ...job }: NewJob,
  now: string,
): Promise<void> {
  const id = newId();
  await tx
    .insertInto('outbox')
    .values({
      ...job,
      id,
      payloadSealed: vault.encrypt(payload, payloadContext(id)),
      state: 'queued',
      attempts: 0,
      nextAt: notBefore ?? dueAtOnce,
      createdAt: now,
    })
    .execute();
}

/** Ends the pause of a job that waits for its next attempt. False if it is done, or on its way. */
export async function endPause(tx: Db, idempotencyKey: string, now: string): Promise<boolean> {
  const waiting = await tx
    .updateTable('outbox')
    .set({ nextAt: dueAtOnce })
    .where('idempotencyKey', '=', idempotencyKey)
    .where('state', '=', 'queued')
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<', now)]))
    .returning('id')
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Explains why the last attempt of a queued job failed. Null if there was none. */
export async function findAttemptError(db: Db, idempotencyKey: string): Promise<string | null> {
  const job = await db
    .selectFrom('outbox')
    .select(['lastProblem', 'refusedCode'])
    .where('idempotencyKey', '=', idempotencyKey)
    .where('state', '=', 'queued')
    .where('attempts', '>', 0)
    .executeTakeFirst();
  return job === undefined ? null : formatDeliveryReason(job);
}

/** Deletes the job of a help-desk message if no worker has claimed it yet. False if it may have been sent. */
export async function cancelJob(tx: Db, helpDeskMessageId: string): Promise<boolean> {
  const canceled = await tx
    .deleteFrom('outbox')
    .where('helpDeskMessageId', '=', helpDeskMessageId)
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .where('leaseOwner', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return canceled !== undefined;
}

export function queueEmail(
  tx: Db,
  vault: Vault,
  email: OutboundEmail,
  { key, at }: { key: string; at: string },
): Promise<void> {
  const payload = JSON.stringify(email);
  return queueJob(tx, vault, { channel: 'email', payload, idempotencyKey: key }, at);
}

export async function hasJob(db: Db, idempotencyKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('idempotencyKey', '=', idempotencyKey)
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
      idempotencyKey: eb
        .case()
        .when('providerId', 'is', null)
        .then(eb.ref('idempotencyKey'))
        .else(`again-${newId()}`)
        .end(),
      providerId: null,
      refusedId: null,
      refusedCode: null,
      payloadSealed: vault.encrypt(retry.payload, payloadContext(job.id)),
      attempts: 0,
      nextAt: dueAtOnce,
      // The Date header of an e-mail.
      createdAt: retry.now,
      doneAt: null,
      dismissedAt: null,
    }))
    .where('id', '=', job.id)
    .where('state', '=', 'dead')
    .returning('id')
    .executeTakeFirst();
  return requeued !== undefined;
}

export async function deleteSentJobs(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('outbox').where('state', '=', 'sent').where('doneAt', '<', before).execute();
}

/** Clears the payloads of jobs given up before a time, and keeps the record of the failure. */
export async function purgeDeadJobs(tx: Db, before: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ payloadSealed: emptyPayload })
    .where('state', '=', 'dead')
    .where('doneAt', '<', before)
    .where('payloadSealed', '!=', emptyPayload)
    .execute();
}
