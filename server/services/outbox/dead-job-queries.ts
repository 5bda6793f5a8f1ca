import type { Selectable } from 'kysely';
import type { Db } from '../../core/db/engine';
import { dueAtOnce, emptyPayload } from './queries';
import type { OutboxJobTable } from './table';

/** About 15 minutes of attempts: shorter outages solve themselves. */
const minAttempts = 9;

export type UndeliveredJob = Selectable<OutboxJobTable>;

/** Lists dead jobs that nobody has dismissed, and those that are still retried after several failures, latest first. */
export function listUndeliveredJobs(db: Db, limit: number): Promise<UndeliveredJob[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'dead'), eb('dismissedAt', 'is', null)]),
        eb.and([eb('state', '=', 'queued'), eb('attempts', '>=', minAttempts)]),
      ]),
    )
    .orderBy(({ fn }) => fn.coalesce('doneAt', 'createdAt'), 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Queues dead jobs that still have their content again, and ends the pauses of others. Returns how many. */
export async function requeueJobs(tx: Db, ids: readonly string[], now: string): Promise<number> {
  if (ids.length === 0) return 0;
  const requeued = await tx
    .updateTable('outbox')
    .set({
      state: 'queued',
      attempts: 0,
      nextAt: dueAtOnce,
      // The Date header of an email.
      createdAt: now,
      doneAt: null,
    })
    .where('id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('state', '=', 'dead'),
        eb.and([eb('state', '=', 'queued'), eb('attempts', '>', 0)]),
      ]),
    )
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<', now)]))
    .where('payloadEncrypted', '!=', emptyPayload)
    .returning('id')
    .execute();
  return requeued.length;
}

/** Takes dead jobs off the list. Returns how many. */
export async function dismissJobs(tx: Db, ids: readonly string[], now: string): Promise<number> {
  if (ids.length === 0) return 0;
  return (await dismissDead(tx, now).where('id', 'in', ids).returning('id').execute()).length;
}

export async function dismissJobsOfType(tx: Db, type: string, now: string): Promise<void> {
  await dismissDead(tx, now).where('type', '=', type).execute();
}

function dismissDead(tx: Db, now: string) {
  return tx
    .updateTable('outbox')
    .set({ dismissedAt: now })
    .where('state', '=', 'dead')
    .where('dismissedAt', 'is', null);
}
