import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { ListedJob } from '../../../contract/jobs/listing';
import { buildFactsFile, type BuildFacts } from '../../../contract/publishing/overlay';
import type { Config } from '../../core/config/config';
import type { ServiceContext } from '../context';
import { openSite, type LiveSite } from '../site/live-site';
import { startHookPublisher } from './hook-publisher';
import { startLocalPublisher } from './local-publisher';
import { createPublishedCache } from './published-files';
import type { Publisher } from './publisher';
import { createRenderer } from './renderer-process';

/** The site, with what was published here before. */
export function openPublishedSite({ siteDir, publish, dataDir }: Config): LiveSite {
  return openSite(siteDir, publish.kind === 'local' ? getOverlayDir(dataDir) : null);
}

/** Starts to publish; returns null if that is off. @param running the server's URL, its log, and the jobs that the site lists */
export function startPublisher(
  { config, database, vault, wakeOutbox, now }: ServiceContext,
  site: LiveSite,
  {
    url,
    log,
    listJobs,
  }: { url: string; log: FastifyBaseLogger; listJobs: () => readonly ListedJob[] },
): Publisher | null {
  const { publish, siteDir, siteUrl, dataDir } = config;
  if (publish.kind === 'off') return null;
  const readPublished = createPublishedCache(database.db);
  if (publish.kind === 'hook') {
    return startHookPublisher({
      database,
      vault,
      readPublished,
      listJobs,
      wakeOutbox,
      siteUrl,
      log,
      now,
    });
  }
  const { source } = publish;
  const overlayDir = getOverlayDir(dataDir);
  const { id: buildId } = JSON.parse(
    readFileSync(join(siteDir, buildFactsFile), 'utf8'),
  ) as BuildFacts;
  const renderer = createRenderer({ source, siteDir, siteUrl, overlayDir, api: `${url}/api` });
  return startLocalPublisher({ renderer, site, buildId, readPublished, log, now });
}

function getOverlayDir(dataDir: string): string {
  return join(dataDir, 'site');
}
