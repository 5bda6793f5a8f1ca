import { hostname } from 'node:os';
import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Context } from '../context';
import { openSite, type LiveSite } from '../site/live-site';
import { createBuilder } from './builds/builder';
import { startBuildWorker, type BuildWorker } from './builds/build-worker';
import { collectPublished, findNextChange } from './published-files';

export type Publishing = {
  site: LiveSite;
  /** Starts to publish; null if that is off. */
  start(context: Context, running: { url: string; log: FastifyBaseLogger }): BuildWorker | null;
};

/** @param onLive called with the folder of each release that goes live */
export async function openPublishing(
  config: Config,
  onLive: (folder: string) => void,
): Promise<Publishing> {
  const site = openSite(config.siteDir);
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
    start: ({ database, vault, jobs, wakeOutbox, now }, running) => {
      url = running.url;
      if (config.publish.kind === 'off') return null;
      return startBuildWorker({
        database,
        vault,
        log: running.log,
        builder,
        owner: `${hostname()}:${resolve(config.dataDir)}`,
        collect: () => collectPublished(database.db, now()),
        findNextChange: (after) => findNextChange(database.db, after),
        jobs: () => jobs.list(),
        wakeOutbox,
        now,
      });
    },
  };
}
