import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ExcludedFile } from '../../../contract/publishing/schema';
import { newId } from '../../db/uuid';
import type { LiveSite } from '../../site/live-site';
import { openReleases } from './releases';
import { runBuild } from './runner/run-build';
import { syncWorkspace } from './workspace';

export type Builder = {
  /** Null if the site that the server was installed with is live. */
  revision(): string | null;
  /**
   * Builds what the API publishes now, serves it, and returns what it had to leave out. If it throws, the site is unchanged.
   * @param isClean without the caches of earlier builds, which takes minutes
   */
  build(
    revision: string,
    onStep: (step: 'building' | 'going-live') => Promise<void>,
    isClean: boolean,
  ): Promise<ExcludedFile[]>;
  stop(): void;
};

export type BuilderOptions = {
  source: string;
  dataDir: string;
  siteDir: string;
  siteUrl: string;
  site: LiveSite;
  onLive: () => void;
  /** The URL of this server's API, known once it listens. */
  api: () => string;
};

type SiteBuilder = { sync: typeof syncWorkspace; run: typeof runBuild };

const gatsby: SiteBuilder = { sync: syncWorkspace, run: runBuild };

/**
 * Serves the current release if it was built from the installed site. Until the next build, an older release only supplies missing files.
 */
export async function createBuilder(
  options: BuilderOptions,
  siteBuilder: SiteBuilder = gatsby,
): Promise<Builder> {
  const { dataDir, siteDir, site } = options;
  const releases = openReleases(join(dataDir, 'site'));
  const workspace = join(dataDir, 'publish');
  const base = readBuildId(siteDir);
  const installed = { folder: resolve(siteDir), hashedOnly: true };
  const stopController = new AbortController();
  let live = await releases.current();
  if (live !== null && live.base === base) site.prepare(live.folder, [installed])();
  else if (live !== null) {
    site.prepare(siteDir, [{ folder: resolve(live.folder), hashedOnly: false }])();
    live = { ...live, revision: '' };
  }
  if (live !== null) await releases.keepOnly([live.folder]);
  return {
    revision: () => live?.revision ?? null,
    build: async (revision, onStep, isClean) => {
      if (isClean || existsSync(getTrash(workspace))) await clearCaches(workspace);
      await siteBuilder.sync(options.source, workspace);
      await onStep('building');
      await siteBuilder.run({
        workspace,
        api: options.api(),
        siteUrl: options.siteUrl,
        signal: stopController.signal,
      });
      await onStep('going-live');
      const next = await releases.add(newId(), join(workspace, 'public'), { revision, base });
      const previous = live === null ? [] : [{ folder: resolve(live.folder), hashedOnly: true }];
      // Everything that can fail comes before the switch.
      const excluded = readExcludedFiles(next.folder);
      const goLive = site.prepare(next.folder, [...previous, installed]);
      await releases.keepOnly([next.folder, ...previous.map(({ folder }) => folder)]);
      await releases.makeCurrent(next);
      goLive();
      live = next;
      options.onLive();
      return excluded;
    },
    stop: () => {
      stopController.abort();
    },
  };
}

/** While the trash exists, clearing was interrupted, and Gatsby would take a half cache for a whole one. */
const getTrash = (workspace: string) => join(workspace, '.trash');

async function clearCaches(workspace: string): Promise<void> {
  const trash = getTrash(workspace);
  await mkdir(trash, { recursive: true });
  for (const name of ['.cache', 'public']) {
    const folder = join(workspace, name);
    if (existsSync(folder)) await rename(folder, join(trash, newId()));
  }
  await rm(trash, { recursive: true });
}

function readExcludedFiles(folder: string): ExcludedFile[] {
  return JSON.parse(readFileSync(join(folder, 'left-out.json'), 'utf8')) as ExcludedFile[];
}

function readBuildId(siteDir: string): string {
  const file = join(siteDir, 'build-id.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
