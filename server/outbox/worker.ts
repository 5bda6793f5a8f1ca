import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { inTransaction, type Database } from '../db/engine';
import {
  claimJobs,
  closeJob,
  giveBackJobs,
  openPayload,
  postponeJob,
  type ClaimedJob,
} from './queries';
import { findHelpDeskMessage } from '../help-desk/messages/queries';
import { hasOptedOut } from '../sms/consent-queries';
import type { Vault } from '../db/encryption/encryption';
import type { Mail } from '../email/email';
import { whyOver } from '../help-desk/messages/obsolete-reason';
import { settleHook } from '../publishing/builds/hook-build';
import { backoff, mostAttempts } from './backoff';
import { DeliveryFailed, type Channels, type HookCall, type Text } from './channel';
import { recordRefusal, settleRefusal } from './delivery-failure';
import { tellDelivery } from './update-delivery-status';

/** Longer than any channel's own time limit, in milliseconds. */
const lease = 60_000;
const pollEvery = 2_000;
const atOnce = 5;

export type Worker = {
  /** There may be new jobs: look now instead of at the next poll. */
  wake(): void;
  /** Takes no more jobs and waits for those it has. */
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
 * Delivers the outbox's jobs, each at least once: whoever dies between a delivery and its record leaves a lease that runs
 * out, and the job is delivered again under the same idempotency key.
 */
export function startWorker(options: WorkerOptions): Worker {
  const owner = randomUUID();
  let stopped = false;
  let again = false;
  let running: Promise<void> | null = null;

  const wake = (): void => {
    if (stopped) return;
    if (running !== null) {
      again = true;
      return;
    }
    running = drain().finally(() => {
      running = null;
      if (again) {
        again = false;
        wake();
      }
    });
  };

  async function drain(): Promise<void> {
    try {
      while (!stopped && (await deliverBatch(options, owner)) > 0);
    } catch (error) {
      options.log.error({ err: error }, 'The outbox could not be read');
    }
  }

  const timer = setInterval(wake, pollEvery);
  wake();
  return {
    wake,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/**
 * Claims and delivers up to five due jobs, of texts to one number, and of e-mails of requests to one address, only the first: the next one leaves
 * when that is done, or they might arrive the other way round. Returns how many it began.
 */
export async function deliverBatch(options: WorkerOptions, owner: string): Promise<number> {
  const now = (options.now ?? (() => new Date()))();
  const claimed = await claimJobs(options.database, {
    owner,
    now: now.toISOString(),
    leaseUntil: new Date(now.getTime() + lease).toISOString(),
    limit: atOnce,
  });
  const jobs = firstOfEach(options.vault, claimed);
  const ids = claimed.flatMap((job) => (jobs.includes(job) ? [] : [job.id]));
  // All are waited for, whatever becomes of one: after stop() the database closes.
  const results = await Promise.allSettled(jobs.map((job) => deliverOne(options, owner, job)));
  results.forEach((result, index) => {
    if (result.status === 'fulfilled') return;
    const line = { err: result.reason as unknown, job: jobs[index]?.id };
    options.log.error(line, 'What became of a job could not be recorded');
  });
  await giveBackJobs(options.database.db, { ids, owner });
  return jobs.length;
}

/** The jobs in the order in which they were written, of texts to one number and e-mails of requests to one address only the first. */
function firstOfEach(vault: Vault, jobs: readonly ClaimedJob[]): ClaimedJob[] {
  const begun = new Set<string>();
  return [...jobs].sort(byId).filter((job) => {
    const isOrdered = job.channel === 'sms' || job.helpDeskMessageId !== null;
    const to = isOrdered ? recipientOf(vault, job) : null;
    if (to === null) return true;
    const isFirst = !begun.has(to);
    begun.add(to);
    return isFirst;
  });
}

/** Ids are made in the order of time. */
function byId({ id: one }: ClaimedJob, { id: other }: ClaimedJob): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Where a text or an e-mail goes; null: it cannot be opened, and fails on its own. */
function recipientOf(vault: Vault, job: ClaimedJob): string | null {
  try {
    return (JSON.parse(openPayload(vault, job)) as Text | Mail).to;
  } catch {
    return null;
  }
}

async function deliverOne(options: WorkerOptions, owner: string, job: ClaimedJob): Promise<void> {
  let providerId: string | null;
  try {
    providerId = await send(options, job);
  } catch (error) {
    await settleFailure(options, owner, job, error);
    return;
  }
  await settle(options, owner, job, { state: 'sent', problem: null, providerId });
}

/** Returns what the provider calls a text, where it will tell what becomes of it. */
async function send(
  { channels, database, vault }: WorkerOptions,
  job: ClaimedJob,
): Promise<string | null> {
  const content: unknown = JSON.parse(openPayload(vault, job));
  if (job.helpDeskMessageId !== null) {
    // What it tells may be over while it waited.
    const message = await findHelpDeskMessage(database.db, vault, job.helpDeskMessageId);
    const over = message && (await whyOver(database.db, message));
    if (over !== null) throw new DeliveryFailed(over.code, true, null, over.words);
  }
  if (job.channel === 'hook') {
    // A call that waits from a time when a hook was set.
    if (!channels.hook) throw new DeliveryFailed('DEPLOY_HOOK_URL is not set', true);
    await channels.hook(content as HookCall, job.idempotencyKey, job.createdAt);
    return null;
  }
  if (job.channel !== 'sms') {
    await channels.email(content as Mail, job.idempotencyKey, job.createdAt);
    return null;
  }
  const text = content as Text;
  // A STOP may have come while it waited.
  if (await hasOptedOut(database.db, text.to)) throw new DeliveryFailed('opted out', true);
  return channels.sms(text, job.idempotencyKey, job.createdAt);
}

async function settleFailure(
  options: WorkerOptions,
  owner: string,
  job: ClaimedJob,
  error: unknown,
): Promise<void> {
  const failure = error instanceof DeliveryFailed ? error : null;
  const problem = failure?.problem ?? (error as NodeJS.ErrnoException).code ?? 'failed';
  const attempts = job.attempts + 1;
  const line = { job: job.id, channel: job.channel, attempts, problem };
  if (failure?.final === true || attempts >= mostAttempts) {
    options.log.error(line, 'Given up: could not be delivered');
    await settle(options, owner, job, {
      state: 'dead',
      problem,
      code: failure?.code ?? null,
      words: failure?.words ?? null,
    });
    return;
  }
  options.log.warn(line, 'Not delivered yet, will be tried again');
  const nextAt = new Date((options.now ?? (() => new Date()))().getTime() + backoff(attempts));
  await postponeJob(options.database.db, {
    id: job.id,
    owner,
    nextAt: nextAt.toISOString(),
    problem,
  });
}

type Settled = {
  state: 'sent' | 'dead';
  problem: string | null;
  providerId?: string | null;
  code?: number | null;
  words?: string | null;
};

/** Closes the job and tells the message it belongs to. */
async function settle(
  { database, vault, now = () => new Date() }: WorkerOptions,
  owner: string,
  job: ClaimedJob,
  { state, problem, providerId = null, code = null, words = null }: Settled,
): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    const at = now().toISOString();
    if (!(await closeJob(tx, { id: job.id, owner, state, problem, providerId, now: at }))) return;
    if (code !== null) {
      const { to: contact } = JSON.parse(openPayload(vault, job)) as Text;
      await recordRefusal(tx, { code, contact, at });
    }
    if (job.channel === 'hook') await settleHook(tx, job.idempotencyKey, { at, problem });
    await tellDelivery(tx, job, state === 'sent' ? 'sent' : 'failed', code, words);
    await settleRefusal(tx, job.id, at);
  });
}
