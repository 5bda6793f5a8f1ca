import { sql } from 'kysely';
import type { Database, Db } from '../db/engine';
import { newId } from '../db/uuid';
import type { Vault } from '../db/encryption/encryption';

export type NewJob = {
  channel: 'email' | 'sms' | 'hook';
  /** JSON of the mail or text. */
  payload: string;
  /** The message of a thread whose delivery state follows this job, or null. */
  messageId: string | null;
  /** The same of an answer of the help desk. */
  helpDeskMessageId?: string;
  idempotencyKey: string;
};

/** The message a job delivers: at most one of the two. */
export type JobMessage = { messageId: string | null; helpDeskMessageId: string | null };

/** Where a job names its message: one of a thread, or of the help desk. */
export type MessageColumn = 'message_id' | 'help_desk_message_id';

export type ClaimedJob = JobMessage & {
  id: string;
  channel: string;
  /** As it is kept; openPayload reads it. */
  sealed: string;
  idempotencyKey: string;
  /** Attempts before this one. */
  attempts: number;
  createdAt: string;
};

/** What was emptied: nothing is sealed as ''. */
const emptied = '';

const placeOf = (id: string) => `outbox.payload:${id}`;

/** What a job carries, JSON of the mail or text. Throws when it was sealed with another key. */
export function openPayload(vault: Vault, { id, sealed }: { id: string; sealed: string }): string {
  return vault.open(sealed, placeOf(id));
}

/** Puts a job in the outbox. Run it in the transaction of what causes it, and wake the worker after the commit. */
export async function queueJob(tx: Db, vault: Vault, job: NewJob, now: string): Promise<void> {
  const id = newId();
  await tx
    .insertInto('outbox')
    .values({
      id,
      channel: job.channel,
      payload_sealed: vault.seal(job.payload, placeOf(id)),
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

/**
 * Takes up to `limit` due jobs for `owner` until `leaseUntil`. A job whose owner died comes back when its lease is over.
 * On PostgreSQL several servers claim at once without waiting for each other.
 */
export async function claimJobs(
  { db, engine }: Database,
  claim: { owner: string; now: string; leaseUntil: string; limit: number },
): Promise<ClaimedJob[]> {
  const skipLocked = engine === 'postgres' ? sql`for update skip locked` : sql``;
  const { rows } = await sql<{
    id: string;
    channel: string;
    payload_sealed: string;
    message_id: string | null;
    help_desk_message_id: string | null;
    idempotency_key: string;
    attempts: number;
    created_at: string;
  }>`
    update outbox set lease_owner = ${claim.owner}, leased_until = ${claim.leaseUntil}
    where id in (
      select id from outbox
      where state = 'queued' and next_at <= ${claim.now}
        and (leased_until is null or leased_until < ${claim.now})
      order by next_at, id limit ${claim.limit} ${skipLocked}
    )
    returning id, channel, payload_sealed, message_id, help_desk_message_id, idempotency_key, attempts, created_at
  `.execute(db);
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    sealed: row.payload_sealed,
    messageId: row.message_id,
    helpDeskMessageId: row.help_desk_message_id,
    idempotencyKey: row.idempotency_key,
    attempts: row.attempts,
    createdAt: row.created_at,
  }));
}

/** Whether a job is in the outbox under this key, whatever has become of it. */
export async function hasJob(db: Db, idempotencyKey: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Puts a message's job that was given up back into the queue, as new, with what it is to carry now. False when it has none that
 * was given up: somebody was faster.
 */
export async function requeueDeadJob(
  tx: Db,
  vault: Vault,
  again: { of: MessageColumn; messageId: string; payload: string; now: string },
): Promise<boolean> {
  const job = await tx
    .selectFrom('outbox')
    .select('id')
    .where(again.of, '=', again.messageId)
    .executeTakeFirst();
  if (job === undefined) return false;
  const requeued = await tx
    .updateTable('outbox')
    .set((eb) => ({
      state: 'queued',
      // Another text than the one that was taken: under its key the provider would only hand out that one.
      idempotency_key: eb
        .case()
        .when('provider_id', 'is', null)
        .then(eb.ref('idempotency_key'))
        .else(`again-${newId()}`)
        .end(),
      provider_id: null,
      refused_id: null,
      refused_code: null,
      payload_sealed: vault.seal(again.payload, placeOf(job.id)),
      attempts: 0,
      next_at: again.now,
      lease_owner: null,
      leased_until: null,
      // A mail carries the day on which it leaves.
      created_at: again.now,
      done_at: null,
    }))
    .where('id', '=', job.id)
    .where('state', '=', 'dead')
    .returning('id')
    .executeTakeFirst();
  return requeued !== undefined;
}

/**
 * Closes a job: 'sent', or 'dead' with its problem. What it carried is emptied when it was sent, and at once when it was an answer
 * that was given up: the message says the same, and is what is sent again. False when the lease was lost.
 */
export async function closeJob(
  tx: Db,
  close: {
    id: string;
    owner: string;
    state: 'sent' | 'dead';
    problem: string | null;
    /** What the provider calls what it has taken. */
    providerId: string | null;
    now: string;
  },
): Promise<boolean> {
  const closed = await tx
    .updateTable('outbox')
    .set((eb) => ({
      state: close.state,
      attempts: eb('attempts', '+', 1),
      lease_owner: null,
      leased_until: null,
      last_problem: close.problem,
      provider_id: close.providerId,
      done_at: close.now,
      payload_sealed:
        close.state === 'sent'
          ? emptied
          : eb
              .case()
              .when(
                eb.or([
                  eb('message_id', 'is not', null),
                  eb('help_desk_message_id', 'is not', null),
                ]),
              )
              .then(emptied)
              .else(eb.ref('payload_sealed'))
              .end(),
    }))
    .where('id', '=', close.id)
    .where('lease_owner', '=', close.owner)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Gives jobs back that were taken and not begun. */
export async function giveBackJobs(
  db: Db,
  back: { ids: readonly string[]; owner: string },
): Promise<void> {
  if (back.ids.length === 0) return;
  await db
    .updateTable('outbox')
    .set({ lease_owner: null, leased_until: null })
    .where('id', 'in', back.ids)
    .where('lease_owner', '=', back.owner)
    .execute();
}

/** Puts a job back for another attempt at `nextAt`. */
export async function postponeJob(
  tx: Db,
  later: { id: string; owner: string; nextAt: string; problem: string },
): Promise<void> {
  await tx
    .updateTable('outbox')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      next_at: later.nextAt,
      lease_owner: null,
      leased_until: null,
      last_problem: later.problem,
    }))
    .where('id', '=', later.id)
    .where('lease_owner', '=', later.owner)
    .execute();
}

/** Forgets jobs that left before a time. Dead ones stay: see emptyDeadJobs. */
export async function deleteSentJobs(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('outbox').where('state', '=', 'sent').where('done_at', '<', before).execute();
}

/** Empties the texts of jobs that were given up before a time; that they were, and why, stays. */
export async function emptyDeadJobs(tx: Db, before: string): Promise<void> {
  await tx
    .updateTable('outbox')
    .set({ payload_sealed: emptied })
    .where('state', '=', 'dead')
    .where('done_at', '<', before)
    .where('payload_sealed', '!=', emptied)
    .execute();
}
