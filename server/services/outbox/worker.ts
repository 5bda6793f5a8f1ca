import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { readDatabaseTime } from '../../core/db/clock';
import { inTransaction, type Database } from '../../core/db/engine';
import type { Encryption } from '../../core/db/encryption/encryption';
import { getRetryDelay, maxAttempts } from './backoff';
import { DeliveryError, type JobError } from './job-error';
import { findJobType, reportResult, type JobType } from './job-type';
import { applyLateError } from './late-error-queries';
import { emptyPayload, readPayload } from './queries';
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
  encryption: Encryption;
  jobTypes: readonly JobType[];
  log: FastifyBaseLogger;
  now?: () => Date;
};

type WorkerContext = Required<WorkerOptions> & { owner: string };

type OpenedJob = ClaimedJob & { jobType: JobType | undefined; payload: unknown };

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
  const rows = await claimJobs(worker.database, {
    owner,
    now: now.toISOString(),
    leaseUntil: new Date(now.getTime() + leaseDuration).toISOString(),
    limit: maxConcurrent,
  });
  const claimed = rows.map((job) => ({
    ...job,
    jobType: findJobType(worker.jobTypes, job.type),
    payload: readPayload(worker.encryption, job),
  }));
  const jobs = pickOnePerOrderKey(claimed);
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

function pickOnePerOrderKey(jobs: readonly OpenedJob[]): OpenedJob[] {
  const keys = new Set<string>();
  const oldestFirst = [...jobs].sort((a, b) => (a.id < b.id ? -1 : 1));
  return oldestFirst.filter(({ jobType, payload }) => {
    const key = payload === null ? undefined : jobType?.getOrderKey?.(payload);
    if (key === undefined) return true;
    if (keys.has(key)) return false;
    keys.add(key);
    return true;
  });
}

async function deliverOne(worker: WorkerContext, job: OpenedJob): Promise<void> {
  let providerId: string | null;
  try {
    providerId = await send(job);
  } catch (error) {
    await recordFailure(worker, job, toDeliveryError(error));
    return;
  }
  await close(worker, job, { providerId });
}

function toDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error;
  const { code = 'failed' } = error as NodeJS.ErrnoException;
  return new DeliveryError({ service: 'server', code }, { isFinal: false });
}

async function send({ jobType, payload, ...job }: OpenedJob): Promise<string | null> {
  if (jobType === undefined || payload === null) {
    const code = payload === null ? 'unreadable' : 'unknown_type';
    throw new DeliveryError({ service: 'server', code }, { isFinal: false });
  }
  const code = (await jobType.findObsolete?.(payload, job)) ?? null;
  if (code !== null) throw new DeliveryError({ service: 'obsolete', code }, { isFinal: true });
  return jobType.send(payload, job);
}

async function recordFailure(
  worker: WorkerContext,
  job: OpenedJob,
  { details: error, isFinal }: DeliveryError,
): Promise<void> {
  const attempts = job.attempts + 1;
  const details = { job: job.id, type: job.type, attempts, error };
  if (isFinal || attempts >= maxAttempts) {
    worker.log.error(details, 'Delivery failed and was given up');
    await close(worker, job, { error });
    return;
  }
  worker.log.warn(details, 'Delivery failed and will be retried');
  const nextAt = new Date(worker.now().getTime() + getRetryDelay(attempts)).toISOString();
  const retry = { attempts, nextAt, error: JSON.stringify(error) };
  await finishJob(worker.database.db, job, worker.owner, retry);
}

async function close(
  { database, jobTypes, now, owner }: WorkerContext,
  job: OpenedJob,
  { providerId = null, error = null }: { providerId?: string | null; error?: JobError | null },
): Promise<void> {
  const { id, type, subject } = job;
  const keepsPayload = error !== null && job.jobType?.canRebuild !== true;
  await inTransaction(database.db, async (tx) => {
    const at = now().toISOString();
    const isClosed = await finishJob(tx, job, owner, {
      state: error ? 'dead' : 'sent',
      attempts: job.attempts + 1,
      error: error && JSON.stringify(error),
      providerId,
      doneAt: at,
      ...(!keepsPayload && { payloadEncrypted: emptyPayload }),
    });
    if (!isClosed) return;
    await reportResult(tx, jobTypes, type, { subject, at, error });
    await applyLateError(tx, jobTypes, { id, at });
  });
}
