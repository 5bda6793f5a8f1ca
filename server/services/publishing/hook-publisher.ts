import type { FastifyBaseLogger } from 'fastify';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { excludedListPath } from '../../../contract/publishing/overlay';
import { ExcludedFile, type Published } from '../../../contract/publishing/schema';
import type { ServiceContext } from '../context';
import { formatJobError } from '../outbox/job-error';
import { findJobType } from '../outbox/job-type';
import { findAttemptError } from '../outbox/queries';
import {
  deployJob,
  findLatestDeploy,
  findSuccessfulDeploy,
  isUndelivered,
  requestDeploy,
  type SiteDeploy,
} from './deploys/queries';
import type { PublishedNow } from './published-files';
import type { Publisher, PublisherStatus } from './publisher';

const pauseAfterError = 10_000;

/** Calls the site's host, through the outbox, whenever what is published differs from the last call. */
export function startHookPublisher(
  context: ServiceContext,
  log: FastifyBaseLogger,
  pollInterval = 1_000,
): Publisher {
  const { config, database, encryption, jobTypes, publishSources, readPublished, now } = context;
  const { db } = database;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let excluded: { deployId: string; files: ExcludedFile[] } = { deployId: '', files: [] };

  /** Reads the latest deploy first, so that what is published is never older. */
  async function compare() {
    const latest = await findLatestDeploy(db);
    const time = now();
    const published = await readPublished(time);
    const since = new Date(latest?.requestedAt ?? 0);
    const isOutdated =
      hasChanged(latest, published) ||
      publishSources.some((source) => source.hasEnded?.(since, time));
    const request = async () => {
      const { revision } = published;
      const at = time.toISOString();
      if (await requestDeploy(database, encryption, { latest, revision, at })) context.wakeOutbox();
    };
    return { latest, isOutdated, request };
  }

  async function poll(): Promise<void> {
    let pause = pollInterval;
    try {
      const { isOutdated, request } = await compare();
      if (isOutdated) await request();
      const deployId = (await findSuccessfulDeploy(db))?.id ?? '';
      if (deployId !== excluded.deployId)
        excluded = { deployId, files: await fetchExcluded(config.siteUrl, log) };
    } catch (error) {
      log.error({ err: error }, 'Publishing could not continue');
      pause = pauseAfterError;
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      running = poll();
    }, pause);
  }

  let running = poll();
  return {
    getStatus: async () => {
      const { latest, isOutdated } = await compare();
      const status = getDeployStatus(latest, isOutdated);
      if (latest !== null && isUndelivered(latest)) {
        const error = await findAttemptError(db, { type: deployJob, subject: latest.id });
        status.message = error && formatJobError(error, findJobType(jobTypes, deployJob));
      }
      const onSiteAsOf = (await findSuccessfulDeploy(db))?.requestedAt ?? null;
      return { ...status, onSiteAsOf, excluded: excluded.files };
    },
    retry: async () => {
      const { latest, request } = await compare();
      if (latest !== null && (latest.error !== null || isUndelivered(latest))) await request();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Reads what the host's build has left out. */
async function fetchExcluded(siteUrl: string, log: FastifyBaseLogger): Promise<ExcludedFile[]> {
  try {
    const signal = AbortSignal.timeout(10_000);
    const list: unknown = await (await fetch(siteUrl + excludedListPath, { signal })).json();
    if (Check(Type.Array(ExcludedFile), list)) return list;
  } catch (error) {
    log.warn({ err: error }, 'What the build of the site has left out cannot be read');
  }
  return [];
}

function hasChanged(latest: SiteDeploy | null, { json, revision }: PublishedNow): boolean {
  if (latest !== null) return latest.revision !== revision;
  return (JSON.parse(json) as Published).files.length > 0;
}

function getDeployStatus(
  latest: SiteDeploy | null,
  isOutdated: boolean,
): Pick<PublisherStatus, 'state' | 'since' | 'message'> {
  if (isOutdated) return { state: 'publishing', since: null, message: null };
  if (latest === null) return { state: 'never', since: null, message: null };
  const { requestedAt, sentAt, finishedAt, error } = latest;
  if (error !== null) return { state: 'failed', since: finishedAt, message: error };
  if (finishedAt !== null) return { state: 'up-to-date', since: finishedAt, message: null };
  if (sentAt !== null) return { state: 'handed-over', since: sentAt, message: null };
  return { state: 'publishing', since: requestedAt, message: null };
}
