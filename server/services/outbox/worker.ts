import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { readDatabaseTime } from '../../core/db/clock';
import { inTransaction, type Database } from '../../core/db/engine';
import type { Vault } from '../../core/db/encryption/encryption';
import type { OutboundEmail } from '../email/email';
import { findHelpDeskMessage, findObsoleteReason } from '../../features/help-desk/messages/queries';
import { recordCall } from '../publishing/deploys/queries';
import { canReceiveTexts } from '../sms/can-receive';
import { hasOptedOut } from '../sms/consent-queries';
import { getRetryDelay, maxAttempts } from './backoff';
import { DeliveryError, type Channels, type DeployHookCall, type TextMessage } from './job-type';
import {
  recordCarrierOptOut,
  applyCarrierFailure,
  updateDeliveryStatus,
} from './late-error-queries';
import { decryptPayload, emptyPayload, findRecipient } from './queries';
import { dismissDeadHooks } from './dead-job-queries';
import { formatDeliveryReason } from './reasons';
import { claimJobs, finishJob, type ClaimedJob } from './worker-queries';

const leaseDuration = 60_000;
const pollInterval = 2_000;
const maxConcurrent = 5;

export type Worker = {
  wake(): void;
  stop(): Promise<void>;
};

type WorkerOptions = {
  database: Database;
  vault: Vault;
  channels: Channels;
  log: FastifyBaseLogger;
  now?: () => Date;
};

type WorkerContext = Required<WorkerOptions> & { owner: string };

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
    while (isWoken && !isStopped) {
      isWoken = false;
      try {
        while (!isStopped && (await deliverBatch(options, owner)) > 0);
      } catch (error) {
        options.log.error({ err: error }, 'The outbox could not be read');
      }
    }
    running = null;
  };

  const wake = (): void => {
    if (isStopped) return;
    isWoken = true;
    running ??= drain();
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

export async function deliverBatch(options: WorkerOptions, owner: string): Promise<number> {
  const worker: WorkerContext = { now: await createClock(options.database), ...options, owner };
  const now = worker.now();
  const claimed = await claimJobs(worker.database, {
    owner,
    now: now.toISOString(),
    leaseUntil: new Date(now.getTime() + leaseDuration).toISOString(),
    limit: maxConcurrent,
  });
  const jobs = pickOnePerRecipient(worker.vault, claimed);
  // Waits for all of them even if one fails: after stop() the database closes.
  await Promise.all(
    jobs.map((job) =>
      deliverOne(worker, job).catch((error: unknown) => {
        const details = { err: error, job: job.id };
        worker.log.error(details, 'The result of a job could not be recorded');
      }),
    ),
  );
  for (const job of claimed) {
    if (!jobs.includes(job)) await finishJob(worker.database.db, job, owner, {});
  }
  return jobs.length;
}

/** Follows the database's time: by a clock that is ahead, the leases of other servers would have expired. */
async function createClock(database: Database): Promise<() => Date> {
  const ahead = Date.now() - (await readDatabaseTime(database)).getTime();
  return () => new Date(Date.now() - ahead);
}

/**
 * Picks at most one text per number and one help-desk e-mail per address, the oldest. Sent at the same time, they could arrive
 * in the wrong order.
 */
function pickOnePerRecipient(vault: Vault, jobs: readonly ClaimedJob[]): ClaimedJob[] {
  const recipients = new Set<string>();
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

async function deliverOne(worker: WorkerContext, job: ClaimedJob): Promise<void> {
  let providerId: string | null;
  try {
    providerId = await send(worker, job);
  } catch (error) {
    await recordFailure(worker, job, toDeliveryError(error));
    return;
  }
  await close(worker, job, { providerId });
}

function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const { code = 'failed' } = error as NodeJS.ErrnoException;
  return new DeliveryError(code, { isFinal: false });
}

async function send(
  { channels, database: { db }, vault }: WorkerContext,
  job: ClaimedJob,
): Promise<string | null> {
  const { idempotencyKey, createdAt } = job;
  const content: unknown = JSON.parse(decryptPayload(vault, job));
  if (job.helpDeskMessageId !== null) {
    const message = await findHelpDeskMessage(db, vault, job.helpDeskMessageId);
    const obsolete = message && (await findObsoleteReason(db, message));
    if (obsolete !== null) throw createFinalError(obsolete);
  }
  if (job.channel === 'sms') {
    const text = content as TextMessage;
    // A STOP may have arrived while the job was queued.
    if (await hasOptedOut(db, text.to)) throw new DeliveryError('opted out', { isFinal: true });
    if (!canReceiveTexts(text.to)) throw createFinalError('not a number of a person');
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

function createFinalError(reason: string): DeliveryError {
  const officeMessage = formatDeliveryReason({ lastProblem: reason, refusedCode: null });
  return new DeliveryError(reason, { isFinal: true, officeMessage });
}

async function recordFailure(
  worker: WorkerContext,
  job: ClaimedJob,
  error: DeliveryError,
): Promise<void> {
  const { reason } = error;
  const attempts = job.attempts + 1;
  const details = { job: job.id, channel: job.channel, attempts, reason };
  if (error.isFinal || attempts >= maxAttempts) {
    worker.log.error(details, 'Delivery failed and was given up');
    await close(worker, job, { error });
    return;
  }
  worker.log.warn(details, 'Delivery failed and will be retried');
  const nextAt = new Date(worker.now().getTime() + getRetryDelay(attempts)).toISOString();
  await finishJob(worker.database.db, job, worker.owner, { attempts, nextAt, lastProblem: reason });
}

async function close(
  { database, vault, now, owner }: WorkerContext,
  job: ClaimedJob,
  { providerId = null, error }: { providerId?: string | null; error?: DeliveryError },
): Promise<void> {
  const { reason = null, code = null, officeMessage = null } = error ?? {};
  const officeReason =
    error && (officeMessage ?? formatDeliveryReason({ lastProblem: reason, refusedCode: code }));
  // The content of a failed job without a message is stored nowhere else.
  const keepsPayload = error && job.messageId === null && job.helpDeskMessageId === null;
  await inTransaction(database.db, async (tx) => {
    const at = now().toISOString();
    const isClosed = await finishJob(tx, job, owner, {
      state: error ? 'dead' : 'sent',
      attempts: job.attempts + 1,
      lastProblem: reason,
      providerId,
      doneAt: at,
      ...(!keepsPayload && { payloadSealed: emptyPayload }),
    });
    if (!isClosed) return;
    if (code !== null) {
      const { to: contact } = JSON.parse(decryptPayload(vault, job)) as TextMessage;
      await recordCarrierOptOut(tx, { code, contact, at });
    }
    if (job.channel === 'hook') {
      await recordCall(tx, job.idempotencyKey, { at, problem: officeReason ?? null });
      if (!error) await dismissDeadHooks(tx, at);
    }
    const delivery = error ? 'failed' : 'sent';
    await updateDeliveryStatus(tx, vault, job, delivery, { code, reason: officeReason ?? null });
    await applyCarrierFailure(tx, vault, { jobId: job.id, at });
  });
}
