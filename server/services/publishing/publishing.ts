import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { buildFactsFile, type BuildFacts } from '../../../contract/publishing/overlay';
import type { Config } from '../../core/config/config';
import type { ServiceContext } from '../context';
import { openSite, type Site } from '../site/site';
import { startHookPublisher } from './hook-publisher';
import { startLocalPublisher } from './local-publisher';
import type { Publisher } from './publisher';
import { createRenderer } from './renderer-process';

/** The site, with what was published here before. */
export function openPublishedSite({ siteDir, publish, dataDir }: Config): Site {
  return openSite(siteDir, publish.kind === 'local' ? getOverlayDir(dataDir) : null);
}

/** Starts to publish; returns null if that is off. @param url the server's */
export function startPublisher(
  context: ServiceContext,
  site: Site,
  url: string,
  log: FastifyBaseLogger,
): Publisher | null {
  const { config, readPublished, now } = context;
  const { publish, siteDir, siteUrl, dataDir } = config;
  if (publish.kind === 'off') return null;
  if (publish.kind === 'hook') return startHookPublisher(context, log);
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
