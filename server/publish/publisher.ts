import type { FastifyBaseLogger } from 'fastify';
import { takesApplications, type ListedJob } from '../../contract/jobs';
import type { Published } from '../../contract/published';
import { inTransaction, type Database } from '../db/engine';
import {
  beginBuild,
  deleteEndedBuilds,
  endBuild,
  failRunningBuilds,
  latestBuilds,
  setBuildStep,
} from '../db/queries/site-builds';
import { addJob } from '../db/queries/outbox';
import type { Vault } from '../db/vault';
import type { Builder } from './builder';
import { hookKey } from './hook-build';
import { requestBuild } from './request-build';
import { BuildFailed } from './run-build';

const keepEnded = 30 * 24 * 60 * 60_000;

export type Publisher = {
  /** Breaks off what runs, which will be built anew at the next start. */
  stop(): Promise<void>;
};

export type PublisherOptions = {
  database: Database;
  vault: Vault;
  log: FastifyBaseLogger;
  /** Null: the host of the site is told, through the outbox. */
  builder: Builder | null;
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
 * what is live is not what should be, and when a scheduled post is due or a job is over.
 */
export function startPublisher(options: PublisherOptions): Publisher {
  const { database, builder, log, now = () => new Date() } = options;
  const { pollEvery = 1_000, lookAtClockEvery = 20_000 } = options;
  let stopped = false;
  let clockAt = 0;

  const ask = () =>
    inTransaction(database.db, (tx) => requestBuild(tx, { at: now().toISOString(), by: null }));

  async function start(): Promise<void> {
    if (builder === null) return;
    const at = now().toISOString();
    await failRunningBuilds(
      database.db,
      at,
      'The server was stopped while it published. It tries again by itself.',
    );
    const { revision, files } = await options.collect();
    const known = builder.revision();
    if (known === null ? files.length > 0 : known !== revision) await ask();
  }

  async function lookAtClock(): Promise<void> {
    const { open, ended } = await latestBuilds(database.db);
    if (open !== null) return;
    // Where none has begun yet, all that is due by now is new.
    const last = new Date(ended?.started_at ?? 0);
    const due = await options.nextDue(last);
    const isOver = (job: ListedJob) =>
      takesApplications(job, last) && !takesApplications(job, now());
    if ((due !== null && due <= now().toISOString()) || options.jobs().some(isOver)) await ask();
    const longAgo = new Date(now().getTime() - keepEnded).toISOString();
    await inTransaction(database.db, (tx) => deleteEndedBuilds(tx, longAgo));
  }

  async function publish(): Promise<void> {
    const at = now().toISOString();
    const step = builder === null ? 'handing-over' : 'collecting';
    const id = await inTransaction(database.db, async (tx) => {
      const begun = await beginBuild(tx, at, step);
      if (begun !== null && builder === null) {
        const payload = JSON.stringify({ build: begun, at });
        const job = { channel: 'hook', payload, messageId: null } as const;
        await addJob(tx, options.vault, { ...job, idempotencyKey: hookKey(begun) }, at);
      }
      return begun;
    });
    if (id === null) return;
    if (builder === null) options.wakeOutbox();
    else await buildHere(builder, id);
  }

  async function buildHere(here: Builder, id: string): Promise<void> {
    const end = (problem: string | null, revision: string | null) =>
      endBuild(database.db, id, { at: now().toISOString(), problem, revision });
    let revision: string | null = null;
    try {
      revision = (await options.collect()).revision;
      await here.build(revision, (step) => setBuildStep(database.db, id, step));
      await end(null, revision);
    } catch (error) {
      // The next start sees what was under way, and builds it.
      if (stopped) return;
      const isKnown = error instanceof BuildFailed;
      log.error(
        isKnown ? { build: id, output: error.output } : { build: id, err: error },
        'The site could not be published',
      );
      await end(isKnown ? error.message : unknownProblem, revision);
    }
  }

  async function turn(): Promise<void> {
    try {
      if (Date.now() - clockAt > lookAtClockEvery) {
        clockAt = Date.now();
        await lookAtClock();
      }
      await publish();
    } catch (error) {
      log.error({ err: error }, 'Publishing could not go on');
    }
  }

  let timer: NodeJS.Timeout | undefined;
  const next = (): void => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = turn().then(next);
    }, pollEvery);
  };
  let running: Promise<void> = start()
    .catch((error: unknown) => {
      log.error({ err: error }, 'What is published could not be compared with what is live');
    })
    .then(next);
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      builder?.stop();
      await running;
    },
  };
}

const unknownProblem =
  'The site could not be put live. The engineer finds the reason in the server’s log.';
