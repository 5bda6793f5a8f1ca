import type { Db } from '../../core/db/engine';
import { newId } from '../../core/db/uuid';
import type { Encryption } from '../../core/db/encryption/encryption';
import { parseJobError, type JobError } from './job-error';
import type { OutboxJobTable } from './table';

export type JobRef = Pick<OutboxJobTable, 'type' | 'subject'>;

type NewJob = JobRef & {
  payload: unknown;
  /** By default the type and the subject. */
  idempotencyKey?: string;
  /** Not sent before this time. */
  notBefore?: string | undefined;
};

/** Encryption never produces an empty text. */
export const emptyPayload = '';

/** Before every time, because the clock of the server that queues a job may be ahead. */
export const dueAtOnce = '';

const payloadContext = (id: string) => `outbox.payload:${id}`;

/** Null for a payload that was cleared or cannot be decrypted. */
export function readPayload(
  encryption: Encryption,
  { id, payloadEncrypted }: Pick<OutboxJobTable, 'id' | 'payloadEncrypted'>,
): unknown {
  if (payloadEncrypted === emptyPayload) return null;
  const json = encryption.tryDecrypt(payloadEncrypted, payloadContext(id));
  return json === null ? null : JSON.parse(json);
}

/** Adds a job. Call it in the transaction that causes the job, and wake the worker after the commit. */
export async function queueJob(
  tx: Db,
  encryption: Encryption,
  { payload, notBefore, ...job }: NewJob,
  now: string,
): Promise<void> {
  const id = newId();
  await tx
    .insertInto('outbox')
    .values({
      idempotencyKey: `${job.type}-${job.subject}`,
      ...job,
      id,
      payloadEncrypted: encryption.encrypt(JSON.stringify(payload), payloadContext(id)),
      state: 'queued',
      attempts: 0,
      nextAt: notBefore ?? dueAtOnce,
      createdAt: now,
    })
    .execute();
}

/** Ends the pause of a job that waits for its next attempt. False if it is done, or on its way. */
export async function endPause(tx: Db, job: JobRef, now: string): Promise<boolean> {
  const waiting = await tx
    .updateTable('outbox')
    .set({ nextAt: dueAtOnce })
    .where(({ and }) => and(job))
    .where('state', '=', 'queued')
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<', now)]))
    .returning('id')
    .executeTakeFirst();
  return waiting !== undefined;
}

/** The error of the last attempt of a queued job. Null if there was none. */
export async function findAttemptError(db: Db, job: JobRef): Promise<JobError | null> {
  const tried = await db
    .selectFrom('outbox')
    .select('error')
    .where(({ and }) => and(job))
    .where('state', '=', 'queued')
    .where('attempts', '>', 0)
    .executeTakeFirst();
  return parseJobError(tried?.error ?? null);
}

/** How a job went. Null once it has been deleted. */
export async function findJob(db: Db, job: JobRef) {
  const found = await db
    .selectFrom('outbox')
    .select(['state', 'createdAt', 'doneAt', 'error'])
    .where(({ and }) => and(job))
    .executeTakeFirst();
  return found ? { ...found, error: parseJobError(found.error) } : null;
}

/** Deletes a job if no worker has claimed it yet. False if it may have been sent. */
export async function cancelJob(tx: Db, job: JobRef): Promise<boolean> {
  const canceled = await tx
    .deleteFrom('outbox')
    .where(({ and }) => and(job))
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .where('leaseOwner', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return canceled !== undefined;
}

export async function hasJob(db: Db, idempotencyKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
  return row !== undefined;
}

/** Queues a dead job again with a new payload. False if it is not dead, because someone else was faster. */
export async function requeueDeadJob(
  tx: Db,
  encryption: Encryption,
  ref: JobRef,
  { payload, now }: { payload: unknown; now: string },
): Promise<boolean> {
  const job = await tx
    .selectFrom('outbox')
    .select('id')
    .where(({ and }) => and(ref))
    .executeTakeFirst();
  if (job === undefined) return false;
  const { id } = job;
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
      lateId: null,
      lateError: null,
      payloadEncrypted: encryption.encrypt(JSON.stringify(payload), payloadContext(id)),
      attempts: 0,
      nextAt: dueAtOnce,
      // The Date header of an email.
      createdAt: now,
      doneAt: null,
      dismissedAt: null,
    }))
    .where('id', '=', id)
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
    .set({ payloadEncrypted: emptyPayload })
    .where('state', '=', 'dead')
    .where('doneAt', '<', before)
    .where('payloadEncrypted', '!=', emptyPayload)
    .execute();
}

/** When the oldest job that is due or retried was queued, and how many failed for good and were not dismissed. */
export async function readOutboxHealth(
  db: Db,
  now: string,
): Promise<{ oldestDueAt: string | null; dead: number }> {
  const due = await db
    .selectFrom('outbox')
    .select('createdAt')
    .where('state', '=', 'queued')
    .where((eb) => eb.or([eb('nextAt', '<=', now), eb('attempts', '>', 0)]))
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  const { dead } = await db
    .selectFrom('outbox')
    .select((eb) => eb.fn.countAll<number>().as('dead'))
    .where('state', '=', 'dead')
    .where('dismissedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { oldestDueAt: due?.createdAt ?? null, dead };
}
