import type { FastifyBaseLogger } from 'fastify';
import { acceptsApplications, type ListedJob } from '../../../contract/jobs/listing';
import type { Published } from '../../../contract/publishing/schema';
import { inTransaction, type Database } from '../../db/engine';
import {
  countFailedInARow,
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
import { DatabaseOutage } from '../../db/postgres/database-outage';
import type { Vault } from '../../db/encryption/encryption';
import type { Builder } from './builder';
import { getHookKey } from './hook-build';
import { BuildFailed } from './run-build';
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
  /** When the site next changes by the clock, after a time. */
  nextDue: (after: Date) => Promise<string | null>;
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
    inTransaction(db, (tx) => requestBuild(tx, { at: timestamp(), by: null }));

  /** Requests a build unless another server has done so since `ended` was the last build. */
  const requestAfter = (ended: SiteBuild | null) =>
    inTransaction(db, async (tx) => {
      // The lock makes a concurrent server wait here and then see this request.
      if (ended !== null) await lockBuild(tx, ended.id);
      const latest = await getLatestBuilds(tx);
      if (latest.open !== null || latest.ended?.id !== ended?.id) return;
      await requestBuild(tx, { at: timestamp(), by: null });
    });

  async function isWaitingToRetry(ended: SiteBuild | null): Promise<boolean> {
    if (ended?.finishedAt == null || ended.problem === null) return false;
    const inARow = await countFailedInARow(db);
    return !isRetryDue({ endedAt: new Date(ended.finishedAt), inARow }, now());
  }

  async function compareLiveSite(): Promise<void> {
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
    const due = await options.nextDue(lastStart);
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
    else await buildHere(builder, id);
  }

  const createLease = () => ({
    owner: options.owner,
    until: new Date(now().getTime() + leaseDuration).toISOString(),
  });

  async function buildHere(here: Builder, id: string): Promise<void> {
    const renewalTimer = setInterval(() => {
      renewLease(db, id, createLease()).catch((error: unknown) => {
        log.warn({ build: id, err: error }, 'The lease of a build could not be renewed');
      });
    }, leaseRenewalInterval);
    let revision: string | null = null;
    let isBuilt = false;
    try {
      revision = (await options.collect()).revision;
      const inARow = await countFailedInARow(db);
      const leftOut = await here.build(
        revision,
        (step) => {
          isBuilt = step === 'going-live';
          return setBuildStep(db, id, step);
        },
        needsCleanBuild(inARow),
      );
      await finishBuild(db, id, { at: timestamp(), problem: null, revision, leftOut });
    } catch (error) {
      if (isStopped) return;
      const isKnown = error instanceof BuildFailed;
      log.error(
        isKnown ? { build: id, output: error.output } : { build: id, err: error },
        'The site could not be published',
      );
      const unknownProblem = isBuilt ? notLiveMessage : notStartedMessage;
      const problem = isKnown ? error.message : unknownProblem;
      await finishBuild(db, id, { at: timestamp(), problem, revision });
    } finally {
      clearInterval(renewalTimer);
    }
  }

  async function runTurn(): Promise<number> {
    try {
      if (!hasComparedLiveSite) await compareLiveSite();
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
  const scheduleTurn = (pause: number): void => {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = runTurn().then(scheduleTurn);
    }, pause);
  };
  let running: Promise<void> = runTurn().then(scheduleTurn);
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      builder?.stop();
      await running;
    },
  };
}
