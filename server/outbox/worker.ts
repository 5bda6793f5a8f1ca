import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { inTransaction, type Database } from '../db/engine';
import type { Vault } from '../db/encryption/encryption';
import type { OutboundEmail } from '../email/email';
import { findHelpDeskMessage, findObsoleteReason } from '../help-desk/messages/queries';
import { recordHookResult } from '../publishing/builds/hook-build';
import { hasOptedOut } from '../sms/consent-queries';
import { getRetryDelay, maxAttempts } from './backoff';
import { DeliveryError, type Channels, type DeployHookCall, type TextMessage } from './channel';
import { recordCarrierOptOut, settleCarrierFailure, updateDeliveryStatus } from './delivery-status';
import { decryptPayload } from './queries';
import {
  claimJobs,
  closeJob,
  releaseJobs,
  retryLater,
  type ClaimedJob,
  type JobResult,
} from './worker-queries';

/** In milliseconds. Longer than any channel's timeout. */
const leaseDuration = 60_000;
const pollInterval = 2_000;
const maxConcurrent = 5;

export type Worker = {
  /** Checks for new jobs now instead of at the next poll. */
  wake(): void;
  /** Takes no more jobs and waits for the running ones. */
  stop(): Promise<void>;
};

type WorkerOptions = {
  database: Database;
  vault: Vault;
  channels: Channels;
  log: FastifyBaseLogger;
  now?: () => Date;
};

/**
 * Delivers the outbox's jobs at least once. If a worker dies between a delivery and its record, the lease expires and the job
 * is delivered again with the same idempotency key.
 */
export function startWorker(options: WorkerOptions): Worker {
  const owner = randomUUID();
  let isStopped = false;
  let isWoken = false;
  let running: Promise<void> | null = null;

  const drain = async (): Promise<void> => {
    try {
      while (!isStopped && (await deliverBatch(options, owner)) > 0);
    } catch (error) {
      options.log.error({ err: error }, 'The outbox could not be read');
    }
  };

  const wake = (): void => {
    if (isStopped) return;
    if (running !== null) {
      isWoken = true;
      return;
    }
    running = drain().finally(() => {
      running = null;
      if (isWoken) {
        isWoken = false;
        wake();
      }
    });
  };

  const timer = setInterval(wake, pollInterval);
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Claims and delivers some due jobs. Returns how many it started. */
export async function deliverBatch(options: WorkerOptions, owner: string): Promise<number> {
  const now = getNow(options);
  const claimed = await claimJobs(options.database, {
    owner,
    now: now.toISOString(),
    leaseUntil: new Date(now.getTime() + leaseDuration).toISOString(),
    limit: maxConcurrent,
  });
  const jobs = pickOnePerRecipient(options.vault, claimed);
  const postponedIds = claimed.filter((job) => !jobs.includes(job)).map(({ id }) => id);
  // Waits for all of them even if one fails: after stop() the database closes.
  const results = await Promise.allSettled(jobs.map((job) => deliverOne(options, owner, job)));
  results.forEach((result, index) => {
    if (result.status === 'fulfilled') return;
    const details = { err: result.reason as unknown, job: jobs[index]?.id };
    options.log.error(details, 'The result of a job could not be recorded');
  });
  await releaseJobs(options.database.db, postponedIds, owner);
  return jobs.length;
}

/**
 * Picks at most one text per number and one help-desk e-mail per address, the oldest. Sent at the same time, they could arrive
 * in the wrong order.
 */
function pickOnePerRecipient(vault: Vault, jobs: readonly ClaimedJob[]): ClaimedJob[] {
  const recipients = new Set<string>();
  // Ids sort by time.
  const oldestFirst = [...jobs].sort((a, b) => (a.id < b.id ? -1 : 1));
  return oldestFirst.filter((job) => {
    const isOrdered = job.channel === 'sms' || job.helpDeskMessageId !== null;
    const recipient = isOrdered ? findRecipient(vault, job) : null;
    if (recipient === null) return true;
    if (recipients.has(recipient)) return false;
    recipients.add(recipient);
    return true;
  });
}

/** Null if the payload cannot be decrypted; the job then fails on its own. */
function findRecipient(vault: Vault, job: ClaimedJob): string | null {
  try {
    return (JSON.parse(decryptPayload(vault, job)) as TextMessage | OutboundEmail).to;
  } catch {
    return null;
  }
}

async function deliverOne(options: WorkerOptions, owner: string, job: ClaimedJob): Promise<void> {
  let providerId: string | null;
  try {
    providerId = await send(options, job);
  } catch (error) {
    await recordFailure(options, owner, job, error);
    return;
  }
  await close(options, owner, job, { state: 'sent', reason: null, providerId });
}

/** Returns the provider's id of a text. */
async function send(
  { channels, database: { db }, vault }: WorkerOptions,
  job: ClaimedJob,
): Promise<string | null> {
  const { idempotencyKey, createdAt } = job;
  const content: unknown = JSON.parse(decryptPayload(vault, job));
  if (job.helpDeskMessageId !== null) {
    const message = await findHelpDeskMessage(db, vault, job.helpDeskMessageId);
    const obsolete = message && (await findObsoleteReason(db, message));
    if (obsolete !== null) {
      throw new DeliveryError(obsolete.code, { isFinal: true, officeMessage: obsolete.message });
    }
  }
  if (job.channel === 'sms') {
    const text = content as TextMessage;
    // A STOP may have arrived while the job was queued.
    if (await hasOptedOut(db, text.to)) throw new DeliveryError('opted out', { isFinal: true });
    return channels.sms(text, idempotencyKey, createdAt);
  }
  if (job.channel === 'hook') {
    if (!channels.hook) throw new DeliveryError('DEPLOY_HOOK_URL is not set', { isFinal: true });
    await channels.hook(content as DeployHookCall, idempotencyKey, createdAt);
  } else {
    await channels.email(content as OutboundEmail, idempotencyKey, createdAt);
  }
  return null;
}

async function recordFailure(
  options: WorkerOptions,
  owner: string,
  job: ClaimedJob,
  error: unknown,
): Promise<void> {
  const failure = error instanceof DeliveryError ? error : null;
  const reason = failure?.reason ?? (error as NodeJS.ErrnoException).code ?? 'failed';
  const attempts = job.attempts + 1;
  const details = { job: job.id, channel: job.channel, attempts, reason };
  if (failure?.isFinal === true || attempts >= maxAttempts) {
    options.log.error(details, 'Delivery failed and was given up');
    await close(options, owner, job, { state: 'dead', reason, providerId: null }, failure);
    return;
  }
  options.log.warn(details, 'Delivery failed and will be retried');
  const nextAt = new Date(getNow(options).getTime() + getRetryDelay(attempts)).toISOString();
  await retryLater(options.database.db, { id: job.id, owner, nextAt, reason });
}

/** Closes a job and updates the message it delivers. */
async function close(
  options: WorkerOptions,
  owner: string,
  job: ClaimedJob,
  result: JobResult,
  failure: DeliveryError | null = null,
): Promise<void> {
  const code = failure?.code ?? null;
  await inTransaction(options.database.db, async (tx) => {
    const at = getNow(options).toISOString();
    if (!(await closeJob(tx, job, owner, result, at))) return;
    if (code !== null) {
      const { to: contact } = JSON.parse(decryptPayload(options.vault, job)) as TextMessage;
      await recordCarrierOptOut(tx, { code, contact, at });
    }
    if (job.channel === 'hook') {
      await recordHookResult(tx, job.idempotencyKey, { at, problem: result.reason });
    }
    const delivery = result.state === 'sent' ? 'sent' : 'failed';
    const officeMessage = failure?.officeMessage ?? null;
    await updateDeliveryStatus(tx, job, delivery, { code, officeMessage });
    await settleCarrierFailure(tx, job.id, at);
  });
}

function getNow({ now }: WorkerOptions): Date {
  return now?.() ?? new Date();
}
