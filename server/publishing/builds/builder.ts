import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { LeftOutFile } from '../../../contract/publishing/published-files-schema';
import { newId } from '../../db/uuid';
import type { LiveSite } from '../../site/live-site';
import { openReleases } from './releases';
import { runBuild } from './run-build';
import { syncWorkspace } from './workspace';

/** A build that takes longer, in milliseconds, is not going to end. */
const longest = 15 * 60_000;

/** Builds the site on this machine and puts it live. */
export type Builder = {
  /** The revision that is live; null: none that the server was not installed with. */
  revision(): string | null;
  /**
   * Builds what the API has published now, and serves it; gives back what it had to leave out. Throws; then the site is as it was.
   * @param isAfresh with nothing of the builds before, which takes minutes: what they left may be damaged
   */
  build(
    revision: string,
    onStep: (step: 'building' | 'going-live') => Promise<void>,
    isAfresh: boolean,
  ): Promise<LeftOutFile[]>;
  /** Breaks off what runs. */
  stop(): void;
};

export type BuilderOptions = {
  source: string;
  dataDir: string;
  /** The folder of the site that the server was installed with. */
  siteDir: string;
  siteUrl: string;
  site: LiveSite;
  /** Called when another release has gone live. */
  onLive: () => void;
  /** This server with /api, as soon as it listens. */
  api: () => string;
};

/** What makes a site in a workspace. */
type SiteMaker = { sync: typeof syncWorkspace; run: typeof runBuild };

const gatsby: SiteMaker = { sync: syncWorkspace, run: runBuild };

/**
 * Opens what was published here before. A release that was built beside the installed site is served at once; one that is older gives only
 * what the installed site lacks, until the next build.
 */
export async function createBuilder(
  options: BuilderOptions,
  maker: SiteMaker = gatsby,
): Promise<Builder> {
  const { dataDir, siteDir, site } = options;
  const releases = openReleases(join(dataDir, 'site'));
  const workspace = join(dataDir, 'publish');
  const base = buildId(siteDir);
  const installed = { folder: resolve(siteDir), hashedOnly: true };
  const stopping = new AbortController();
  let live = await releases.current();
  if (live !== null && live.base === base) site.prepare(live.folder, [installed])();
  else if (live !== null) {
    site.prepare(siteDir, [{ folder: resolve(live.folder), hashedOnly: false }])();
    live = { ...live, revision: '' };
  }
  if (live !== null) await releases.keepOnly([live.folder]);
  return {
    revision: () => live?.revision ?? null,
    build: async (revision, onStep, isAfresh) => {
      if (isAfresh || isForgetting(workspace)) await forgetBuilds(workspace);
      await maker.sync(options.source, workspace);
      await onStep('building');
      await maker.run({
        workspace,
        api: options.api(),
        siteUrl: options.siteUrl,
        longest,
        signal: stopping.signal,
      });
      await onStep('going-live');
      const next = await releases.add(newId(), join(workspace, 'public'), { revision, base });
      const before = live === null ? [] : [{ folder: resolve(live.folder), hashedOnly: true }];
      // All that can fail comes first: what visitors get, what a restart serves and what the office is told are one then.
      const leftOut = readLeftOut(next.folder);
      const goLive = site.prepare(next.folder, [...before, installed]);
      await releases.keepOnly([next.folder, ...before.map(({ folder }) => folder)]);
      await releases.makeCurrent(next);
      goLive();
      live = next;
      options.onLive();
      return leftOut;
    },
    stop: () => {
      stopping.abort();
    },
  };
}

/** Where what is forgotten goes first: as long as it is there, nothing of what was beside it may be used. */
const forgotten = (workspace: string) => join(workspace, '.forgotten');

/** Whether the server was stopped while it forgot: Gatsby would take the half that is left for whole. */
const isForgetting = (workspace: string) => existsSync(forgotten(workspace));

/** Takes away what builds before have left in a workspace. */
async function forgetBuilds(workspace: string): Promise<void> {
  const bin = forgotten(workspace);
  await mkdir(bin, { recursive: true });
  for (const name of ['.cache', 'public']) {
    const made = join(workspace, name);
    if (existsSync(made)) await rename(made, join(bin, newId()));
  }
  await rm(bin, { recursive: true });
}

/** What the build of a release has noted as left out of it. */
function readLeftOut(folder: string): LeftOutFile[] {
  return JSON.parse(readFileSync(join(folder, 'left-out.json'), 'utf8')) as LeftOutFile[];
}

/** Which build of the site lies in a folder, as it says itself; '' when it does not. */
function buildId(siteDir: string): string {
  const file = join(siteDir, 'build-id.json');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
