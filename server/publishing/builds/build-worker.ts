import type { FastifyBaseLogger } from 'fastify';
import { takesApplications, type ListedJob } from '../../../contract/jobs/listing';
import type { Published } from '../../../contract/publishing/published-files-schema';
import { inTransaction, type Database } from '../../db/engine';
import {
  startBuild,
  countFailedInARow,
  deleteFinishedBuilds,
  finishBuild,
  expireLeases,
  renewLease,
  getLatestBuilds,
  lockBuild,
  setBuildStep,
  type SiteBuild,
} from './queries';
import { queueJob } from '../../outbox/queries';
import { DatabaseOutage } from '../../db/database-outage';
import type { Vault } from '../../db/encryption/encryption';
import type { Builder } from './builder';
import { getHookKey } from './hook-build';
import { requestBuild } from './request-build';
import { BuildFailed } from './run-build';
import { needsCleanBuild, isRetryDue } from './retry-policy';

/** Milliseconds for which a build is its server's without a sign of it, and between the signs. */
const leaseFor = 60_000;
const keepLeaseEvery = 15_000;
const keepEnded = 30 * 24 * 60 * 60_000;

export type BuildWorker = {
  /** Breaks off what runs, which will be built anew at the next start. */
  stop(): Promise<void>;
};

export type BuildWorkerOptions = {
  database: Database;
  vault: Vault;
  log: FastifyBaseLogger;
  /** Null: the host of the site is told, through the outbox. */
  builder: Builder | null;
  /** This server, by a name that it has again when it is started anew. */
  owner: string;
  collect: () => Promise<Published>;
  /** The first moment after another one at which there is something else to publish, though nobody changes anything. */
  nextDue: (after: Date) => Promise<string | null>;
  jobs: () => readonly ListedJob[];
  wakeOutbox: () => void;
  now?: () => Date;
  /** Milliseconds between looks at the queue, and at the clock. */
  pollEvery?: number;
  lookAtClockEvery?: number;
};

/**
 * Publishes what has been asked for, one build at a time; wishes that come meanwhile are one more build. Asks by itself at the start when
 * what is live is not what should be, when a scheduled post is due or a job is over, and again, after a pause that grows, when a build has failed. Of
 * several servers on one database one builds at a time; a build whose server has gone is failed, and begun anew.
 */
export function startBuildWorker(options: BuildWorkerOptions): BuildWorker {
  const { database, builder, log, now = () => new Date() } = options;
  const { pollEvery = 300, lookAtClockEvery = 20_000 } = options;
  let stopped = false;
  let isCompared = false;
  let clockAt = 0;

  const clock = () => now().toISOString();

  const ask = () => inTransaction(database.db, (tx) => requestBuild(tx, { at: clock(), by: null }));

  /** Asks, unless another server has done so since `ended` was the last build. */
  const askAfter = (ended: SiteBuild | null) =>
    inTransaction(database.db, async (tx) => {
      // Who asks at the same moment waits here, and then sees what has been asked for.
      if (ended !== null) await lockBuild(tx, ended.id);
      const latest = await getLatestBuilds(tx);
      if (latest.open !== null || latest.ended?.id !== ended?.id) return;
      await requestBuild(tx, { at: clock(), by: null });
    });

  /** Whether the last build has failed, and is not asked for again yet. */
  async function isPausing(ended: SiteBuild | null): Promise<boolean> {
    if (ended?.finished_at == null || ended.problem === null) return false;
    const inARow = await countFailedInARow(database.db);
    return !isRetryDue({ endedAt: new Date(ended.finished_at), inARow }, now());
  }

  const failAbandoned = (owner: string | null) =>
    expireLeases(database.db, { at: clock(), owner });

  /** Asks when what is live is not what should be. */
  async function compare(): Promise<void> {
    if ((await failAbandoned(options.owner)) > 0) return ask();
    const { ended } = await getLatestBuilds(database.db);
    if (builder === null || (await isPausing(ended))) return;
    const { revision, files } = await options.collect();
    const known = builder.revision();
    if (known === null ? files.length > 0 : known !== revision) await askAfter(ended);
  }

  async function lookAtClock(): Promise<void> {
    if ((await failAbandoned(null)) > 0) return ask();
    const { open, ended } = await getLatestBuilds(database.db);
    if (open !== null) return;
    // Where none has begun yet, all that is due by now is new.
    const last = new Date(ended?.started_at ?? 0);
    const due = await options.nextDue(last);
    const isOver = (job: ListedJob) =>
      takesApplications(job, last) && !takesApplications(job, now());
    const isDue = (due !== null && due <= clock()) || options.jobs().some(isOver);
    const hasFailed = ended !== null && ended.problem !== null;
    if (isDue || (hasFailed && !(await isPausing(ended)))) await askAfter(ended);
    const longAgo = new Date(now().getTime() - keepEnded).toISOString();
    await inTransaction(database.db, (tx) => deleteFinishedBuilds(tx, longAgo));
  }

  async function publish(): Promise<void> {
    const at = clock();
    const step = builder === null ? 'handing-over' : 'collecting';
    const id = await inTransaction(database.db, async (tx) => {
      const begun = await startBuild(tx, { step, lease: builder === null ? null : lease(), now });
      if (begun !== null && builder === null) {
        const payload = JSON.stringify({ build: begun, at });
        const job = { channel: 'hook', payload, messageId: null } as const;
        await queueJob(tx, options.vault, { ...job, idempotencyKey: getHookKey(begun) }, at);
      }
      return begun;
    });
    if (id === null) return;
    if (builder === null) options.wakeOutbox();
    else await buildHere(builder, id);
  }

  const lease = () => ({
    owner: options.owner,
    until: new Date(now().getTime() + leaseFor).toISOString(),
  });

  async function buildHere(here: Builder, id: string): Promise<void> {
    const keeping = setInterval(() => {
      renewLease(database.db, id, lease()).catch((error: unknown) => {
        log.warn({ build: id, err: error }, 'The lease of a build could not be put off');
      });
    }, keepLeaseEvery);
    let revision: string | null = null;
    let isBuilt = false;
    try {
      revision = (await options.collect()).revision;
      const inARow = await countFailedInARow(database.db);
      const leftOut = await here.build(
        revision,
        (step) => {
          isBuilt = step === 'going-live';
          return setBuildStep(database.db, id, step);
        },
        needsCleanBuild(inARow),
      );
      await finishBuild(database.db, id, { at: clock(), problem: null, revision, leftOut });
    } catch (error) {
      // The next start sees what was under way, and builds it.
      if (stopped) return;
      const isKnown = error instanceof BuildFailed;
      log.error(
        isKnown ? { build: id, output: error.output } : { build: id, err: error },
        'The site could not be published',
      );
      const problem = isKnown ? error.message : isBuilt ? notLiveProblem : notBegunProblem;
      await finishBuild(database.db, id, { at: clock(), problem, revision });
    } finally {
      clearInterval(keeping);
    }
  }

  /** Returns the milliseconds until the next one. */
  async function turn(): Promise<number> {
    try {
      if (!isCompared) await compare();
      isCompared = true;
      if (Date.now() - clockAt > lookAtClockEvery) {
        clockAt = Date.now();
        await lookAtClock();
      }
      await publish();
      return pollEvery;
    } catch (error) {
      log.error({ err: error }, 'Publishing could not go on');
      isCompared ||= !(error instanceof DatabaseOutage);
      return lookAtClockEvery;
    }
  }

  let timer: NodeJS.Timeout | undefined;
  const next = (pause: number): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = turn().then(next);
    }, pause);
  };
  let running: Promise<void> = turn().then(next);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      builder?.stop();
      await running;
    },
  };
}

const notBegunProblem = 'Its builder could not be started: see the server’s log.';
const notLiveProblem = 'It was built and could not be put live: see the server’s log.';
