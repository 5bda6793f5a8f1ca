import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Context } from '../context';
import { findNextJobChange, listPublishedJobs } from '../jobs/published-files';
import { findNextPostDate, listPublishedPosts } from '../posts/published-files';
import { openSite, type LiveSite } from '../site/live-site';
import { createBuilder } from './builds/builder';
import { collectPublished, type PublishedSource } from './published-files';
import { startBuildWorker, type BuildWorker } from './builds/build-worker';

export type Publishing = {
  /** The served site: the installed one, or a later release. */
  site: LiveSite;
  sources: readonly PublishedSource[];
  /** Starts to publish; null if that is off. */
  start(context: Context, running: { url: string; log: FastifyBaseLogger }): BuildWorker | null;
};

/** @param onLive called with the folder of each release that goes live */
export async function openPublishing(
  config: Config,
  onLive: (folder: string) => void,
): Promise<Publishing> {
  const site = openSite(config.siteDir);
  const sources = [listPublishedPosts, listPublishedJobs];
  let url = '';
  const builder =
    config.publish.kind === 'local'
      ? await createBuilder({
          source: config.publish.source,
          dataDir: config.dataDir,
          siteDir: config.siteDir,
          siteUrl: config.siteUrl,
          site,
          onLive: () => {
            onLive(site.folder());
          },
          api: () => `${url}/api`,
        })
      : null;
  return {
    site,
    sources,
    start: ({ database, vault, jobs, wakeOutbox, now }, running) => {
      url = running.url;
      if (config.publish.kind === 'off') return null;
      return startBuildWorker({
        database,
        vault,
        log: running.log,
        builder,
        owner: `${hostname()}:${resolve(config.dataDir)}`,
        collect: () => collectPublished(sources, database.db, now()),
        nextDue: async (after) => {
          const post = await findNextPostDate(database.db, after);
          const job = await findNextJobChange(database.db, after);
          const times = [post?.toISOString() ?? null, job].filter((at) => at !== null);
          return times.sort()[0] ?? null;
        },
        jobs: () => jobs.list(),
        wakeOutbox,
        now,
      });
    },
  };
}
