import type { FastifyBaseLogger } from 'fastify';
import { acceptsApplications, type ListedJob } from '../../../contract/jobs/listing';
import type { Published } from '../../../contract/publishing/schema';
import { inTransaction, type Database } from '../../db/engine';
import {
  countConsecutiveFailures,
  deleteFinishedBuilds,
  expireLeases,
  finishBuild,
  getLatestBuilds,
  lockBuild,
  renewLease,
  requestBuild,
  setBuildStep,
  startBuild,
  type SiteBuild,
} from './queries';
import { queueJob } from '../../outbox/queries';
import { DatabaseOutage } from '../../db/database-outage';
import type { Vault } from '../../db/encryption/encryption';
import type { Builder } from './builder';
import { getHookKey } from './hook-build';
import { BuildFailed } from './runner/run-build';
import { isRetryDue, needsCleanBuild } from './retry-policy';

const leaseDuration = 60_000;
const leaseRenewalInterval = 15_000;
const retention = 30 * 24 * 60 * 60_000;

const notStartedMessage =
  'The update didn’t start. Try again. If it fails again, ask your technical contact to check the server log.';
const notLiveMessage =
  'The pages were built but didn’t go live. Try again. If it fails again, ask your technical contact to check the server log.';

export type BuildWorker = {
  /** Cancels a running build, which the next start requests again. */
  stop(): Promise<void>;
};

export type BuildWorkerOptions = {
  database: Database;
  vault: Vault;
  log: FastifyBaseLogger;
  /** Null to notify the site's host through the outbox instead. */
  builder: Builder | null;
  /** A name of this server that stays the same across restarts. */
  owner: string;
  collect: () => Promise<Published>;
  /** Finds the next scheduled change after a time. */
  findNextChange: (after: Date) => Promise<string | null>;
  jobs: () => readonly ListedJob[];
  wakeOutbox: () => void;
  now?: () => Date;
  pollInterval?: number;
  scheduleInterval?: number;
};

/**
 * Runs the requested builds one at a time. It requests builds itself when the live site is outdated at the start, when a scheduled post or
 * the end of a job is due, and after a failure, with growing pauses. Servers that share a database take turns by a lease; a build whose
 * server is gone fails and is requested again.
 */
export function startBuildWorker(options: BuildWorkerOptions): BuildWorker {
  const { database, builder, log, now = () => new Date() } = options;
  const { db } = database;
  const { pollInterval = 300, scheduleInterval = 20_000 } = options;
  let isStopped = false;
  let hasComparedLiveSite = false;
  let scheduleCheckedAt = 0;

  const timestamp = () => now().toISOString();

  const requestNow = () =>
    inTransaction(db, (tx) => requestBuild(tx, { email: null, at: timestamp() }));

  /** Requests a build unless another server has done so since `ended` was the last build. */
  const requestAfter = (ended: SiteBuild | null) =>
    inTransaction(db, async (tx) => {
      // The lock makes a concurrent server wait here and then see this request.
      if (ended !== null) await lockBuild(tx, ended.id);
      const latest = await getLatestBuilds(tx);
      if (latest.open !== null || latest.ended?.id !== ended?.id) return;
      await requestBuild(tx, { email: null, at: timestamp() });
    });

  async function isWaitingToRetry(ended: SiteBuild | null): Promise<boolean> {
    if (ended?.finishedAt == null || ended.problem === null) return false;
    const failureCount = await countConsecutiveFailures(db);
    return !isRetryDue({ endedAt: new Date(ended.finishedAt), failureCount }, now());
  }

  async function requestBuildIfOutdated(): Promise<void> {
    if ((await expireLeases(db, { at: timestamp(), owner: options.owner })) > 0) {
      return requestNow();
    }
    const { ended } = await getLatestBuilds(db);
    if (builder === null || (await isWaitingToRetry(ended))) return;
    const { revision, files } = await options.collect();
    const liveRevision = builder.revision();
    const isOutdated = liveRevision === null ? files.length > 0 : liveRevision !== revision;
    if (isOutdated) await requestAfter(ended);
  }

  async function checkSchedule(): Promise<void> {
    if ((await expireLeases(db, { at: timestamp(), owner: null })) > 0) return requestNow();
    const { open, ended } = await getLatestBuilds(db);
    if (open !== null) return;
    const lastStart = new Date(ended?.startedAt ?? 0);
    const due = await options.findNextChange(lastStart);
    const hasEnded = (job: ListedJob) =>
      acceptsApplications(job, lastStart) && !acceptsApplications(job, now());
    const isDue = (due !== null && due <= timestamp()) || options.jobs().some(hasEnded);
    const hasFailed = ended !== null && ended.problem !== null;
    if (isDue || (hasFailed && !(await isWaitingToRetry(ended)))) await requestAfter(ended);
    const cutoff = new Date(now().getTime() - retention).toISOString();
    await inTransaction(db, (tx) => deleteFinishedBuilds(tx, cutoff));
  }

  async function publish(): Promise<void> {
    const at = timestamp();
    const step = builder === null ? 'handing-over' : 'collecting';
    const id = await inTransaction(db, async (tx) => {
      const lease = builder === null ? null : createLease();
      const startedId = await startBuild(tx, { step, lease, now });
      if (startedId !== null && builder === null) {
        const payload = JSON.stringify({ build: startedId, at });
        const job = { channel: 'hook', payload, messageId: null } as const;
        await queueJob(tx, options.vault, { ...job, idempotencyKey: getHookKey(startedId) }, at);
      }
      return startedId;
    });
    if (id === null) return;
    if (builder === null) options.wakeOutbox();
    else await buildLocally(builder, id);
  }

  const createLease = () => ({
    owner: options.owner,
    until: new Date(now().getTime() + leaseDuration).toISOString(),
  });

  async function buildLocally(localBuilder: Builder, id: string): Promise<void> {
    const renewalTimer = setInterval(() => {
      renewLease(db, id, createLease()).catch((error: unknown) => {
        log.warn({ build: id, err: error }, 'The lease of a build could not be renewed');
      });
    }, leaseRenewalInterval);
    let revision: string | null = null;
    let isBuilt = false;
    try {
      revision = (await options.collect()).revision;
      const failureCount = await countConsecutiveFailures(db);
      const excluded = await localBuilder.build(
        revision,
        (step) => {
          isBuilt = step === 'going-live';
          return setBuildStep(db, id, step);
        },
        needsCleanBuild(failureCount),
      );
      await finishBuild(db, id, { at: timestamp(), problem: null, revision, excluded });
    } catch (error) {
      if (isStopped) return;
      const isKnown = error instanceof BuildFailed;
      log.error(
        isKnown ? { build: id, output: error.output } : { build: id, err: error },
        'The site could not be published',
      );
      const unexpectedMessage = isBuilt ? notLiveMessage : notStartedMessage;
      const problem = isKnown ? error.message : unexpectedMessage;
      await finishBuild(db, id, { at: timestamp(), problem, revision });
    } finally {
      clearInterval(renewalTimer);
    }
  }

  async function runCycle(): Promise<number> {
    try {
      if (!hasComparedLiveSite) await requestBuildIfOutdated();
      hasComparedLiveSite = true;
      if (Date.now() - scheduleCheckedAt > scheduleInterval) {
        scheduleCheckedAt = Date.now();
        await checkSchedule();
      }
      await publish();
      return pollInterval;
    } catch (error) {
      log.error({ err: error }, 'Publishing could not continue');
      hasComparedLiveSite ||= !(error instanceof DatabaseOutage);
      return scheduleInterval;
    }
  }

  let timer: NodeJS.Timeout | undefined;
  const scheduleCycle = (pause: number): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = runCycle().then(scheduleCycle);
    }, pause);
  };
  let running: Promise<void> = runCycle().then(scheduleCycle);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      builder?.stop();
      await running;
    },
  };
}
