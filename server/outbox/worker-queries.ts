import { sql } from 'kysely';
import type { Database, Db } from '../db/engine';
import { emptyPayload, type JobMessage } from './queries';

export type ClaimedJob = JobMessage & {
  id: string;
  channel: string;
  /** Encrypted. */
  sealed: string;
  idempotencyKey: string;
  /** Attempts before this one. */
  attempts: number;
  createdAt: string;
};

/**
 * Leases up to `limit` due jobs to `owner`. If the owner dies, they become due again when the lease expires. On PostgreSQL,
 * several servers claim jobs without waiting for each other.
 */
export async function claimJobs(
  { db, engine }: Database,
  claim: { owner: string; now: string; leaseUntil: string; limit: number },
): Promise<ClaimedJob[]> {
  const skipLocked = engine === 'postgres' ? sql`for update skip locked` : sql``;
  const { rows } = await sql<ClaimedJob>`
    update outbox set lease_owner = ${claim.owner}, leased_until = ${claim.leaseUntil}
    where id in (
      select id from outbox
      where state = 'queued' and next_at <= ${claim.now}
        and (leased_until is null or leased_until < ${claim.now})
      order by next_at, id limit ${claim.limit} ${skipLocked}
    )
    returning id, channel, payload_sealed as sealed, message_id as "messageId",
      help_desk_message_id as "helpDeskMessageId", idempotency_key as "idempotencyKey", attempts,
      created_at as "createdAt"
  `.execute(db);
  return rows;
}

export type JobResult = {
  state: 'sent' | 'dead';
  reason: string | null;
  /** The provider's id of an accepted text. */
  providerId: string | null;
};

/**
 * Closes a job and clears its payload; a dead job without a message keeps it, because nothing else has the content. False if
 * the lease was lost.
 */
export async function closeJob(
  tx: Db,
  job: ClaimedJob,
  owner: string,
  { state, reason, providerId }: JobResult,
  now: string,
): Promise<boolean> {
  const keepsPayload = state === 'dead' && job.messageId === null && job.helpDeskMessageId === null;
  const closed = await tx
    .updateTable('outbox')
    .set((eb) => ({
      state,
      attempts: eb('attempts', '+', 1),
      leaseOwner: null,
      leasedUntil: null,
      lastProblem: reason,
      providerId: providerId,
      doneAt: now,
      ...(!keepsPayload && { payloadSealed: emptyPayload }),
    }))
    .where('id', '=', job.id)
    .where('leaseOwner', '=', owner)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Returns claimed jobs that were not started. */
export async function releaseJobs(db: Db, ids: readonly string[], owner: string): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ leaseOwner: null, leasedUntil: null })
    .where('id', 'in', ids)
    .where('leaseOwner', '=', owner)
    .execute();
}

/** Schedules another attempt. */
export async function retryLater(
  tx: Db,
  retry: { id: string; owner: string; nextAt: string; reason: string },
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      nextAt: retry.nextAt,
      leaseOwner: null,
      leasedUntil: null,
      lastProblem: retry.reason,
    }))
    .where('id', '=', retry.id)
    .where('leaseOwner', '=', retry.owner)
    .execute();
}
