import type { Updateable } from 'kysely';
import type { Database, Db } from '../../core/db/engine';
import type { OutboxJobTable } from './table';

export type ClaimedJob = Pick<OutboxJobTable, (typeof claimedColumns)[number]>;

const claimedColumns = [
  'id',
  'type',
  'subject',
  'payloadEncrypted',
  'idempotencyKey',
  'attempts',
  'createdAt',
] as const;

/**
 * Leases up to `limit` due jobs to `owner`. If the owner dies, they become due again when the lease expires. On PostgreSQL,
 * several servers claim jobs without waiting for each other.
 */
export function claimJobs(
  { db, engine }: Database,
  claim: { owner: string; now: string; leaseUntil: string; limit: number },
): Promise<ClaimedJob[]> {
  return db
    .updateTable('outbox')
    .set({ leaseOwner: claim.owner, leasedUntil: claim.leaseUntil })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'queued')
        .where('nextAt', '<=', claim.now)
        .where((due) =>
          due.or([due('leasedUntil', 'is', null), due('leasedUntil', '<', claim.now)]),
        )
        .orderBy('nextAt')
        .orderBy('id')
        .limit(claim.limit)
        .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .returning(claimedColumns)
    .execute();
}

/** Records the result of a claimed job and ends its lease. False if the lease was lost. */
export async function finishJob(
  db: Db,
  { id }: ClaimedJob,
  owner: string,
  result: Pick<
    Updateable<OutboxJobTable>,
    'state' | 'attempts' | 'nextAt' | 'error' | 'providerId' | 'doneAt' | 'payloadEncrypted'
  >,
): Promise<boolean> {
  const updated = await db
    .updateTable('outbox')
    .set({ ...result, leaseOwner: null, leasedUntil: null })
    .where('id', '=', id)
    .where('leaseOwner', '=', owner)
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}
