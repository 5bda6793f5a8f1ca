import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Context } from '../context';
import { openSite, type LiveSite } from '../site/live-site';
import { startHookPublisher } from './hook-publisher';
import { createPublishedCache } from './published-files';
import type { Publisher } from './publisher';

export type Publishing = {
  site: LiveSite;
  /** Starts to publish; null if that is off. */
  start(context: Context, running: { url: string; log: FastifyBaseLogger }): Publisher | null;
};

export function openPublishing(config: Config): Publishing {
  return {
    site: openSite(config.siteDir),
    start: ({ database, vault, jobs, wakeOutbox, now }, { log }) => {
      if (config.publish.kind !== 'hook') return null;
      const readPublished = createPublishedCache(database.db);
      const listJobs = () => jobs.list();
      return startHookPublisher({ database, vault, readPublished, listJobs, wakeOutbox, log, now });
    },
  };
}
