import type { Tx } from '../../core/db/engine';
import { parseJobError, type JobError } from './job-error';
import { reportResult, type JobType } from './job-type';

/**
 * Marks a job dead because its provider reports that it was not delivered. Finds it by its key, because the provider's id may not be
 * stored yet: then the worker does the rest. Returns the job's id, or null if there is no such job, or if it waits for another attempt.
 * @param late providerId: null for a job whose channel returns none
 */
export async function recordLateError(
  tx: Tx,
  types: readonly JobType[],
  late: { key: string; providerId: string | null; error: JobError; at: string },
): Promise<string | null> {
  const { key, providerId, error, at } = late;
  const job = await tx
    .updateTable('outbox')
    .set({ lateId: providerId, lateError: JSON.stringify(error) })
    .where('idempotencyKey', '=', key)
    .where(({ eb, and }) =>
      providerId === null
        ? and([eb('state', '=', 'sent'), eb('providerId', 'is', null)])
        : eb('state', 'in', ['queued', 'sent']),
    )
    .returning('id')
    .executeTakeFirst();
  if (job === undefined) return null;
  await applyLateError(tx, types, { id: job.id, at });
  return job.id;
}

/** Call it after either record, because the report may arrive before the job is marked sent. */
export async function applyLateError(
  tx: Tx,
  types: readonly JobType[],
  { id, at }: { id: string; at: string },
): Promise<void> {
  const job = await tx
    .updateTable('outbox')
    .set(({ ref }) => ({ state: 'dead', error: ref('lateError'), doneAt: at }))
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .where('lateError', 'is not', null)
    .whereRef('lateId', 'is not distinct from', 'providerId')
    .returning(['type', 'subject', 'error'])
    .executeTakeFirst();
  if (job === undefined) return;
  const { type, subject, error } = job;
  await reportResult(tx, types, type, { subject, at, error: parseJobError(error) });
}
