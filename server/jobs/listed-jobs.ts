import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedJob } from '../../contract/jobs/listing';
import { regionIds } from '../../contract/shared/regions';

/** The list of jobs is broken; the message is one line for people. */
export class JobsUnavailable extends Error {
  override readonly name = 'JobsUnavailable';
}

/** The jobs that the site has a page with a form for. */
export type SiteJobs = {
  list(): readonly ListedJob[];
  /** Another one as soon as the list is. */
  revision(): string;
};

/**
 * The jobs of the site in the folder that is live, read anew whenever another build has gone live; what a later build has left broken
 * changes nothing. Throws JobsUnavailable when the first one is broken.
 */
export function openSiteJobs(folder: () => string): SiteJobs {
  let revision = revisionOf(folder());
  let jobs = loadJobs(folder());
  const look = () => {
    const now = revisionOf(folder());
    if (now === revision) return;
    try {
      jobs = loadJobs(folder());
      revision = now;
    } catch (error) {
      if (!(error instanceof JobsUnavailable)) throw error;
    }
  };
  return {
    list: () => {
      look();
      return jobs;
    },
    revision: () => {
      look();
      return revision;
    },
  };
}

function revisionOf(siteDir: string): string {
  const file = statSync(join(siteDir, 'jobs.json'), { throwIfNoEntry: false });
  return file === undefined ? 'none' : `${String(file.ino)}-${String(file.mtimeMs)}`;
}

/**
 * Reads the jobs one can apply for from jobs.json, which the site's build leaves in the site's folder; none when the build has
 * left none. Throws JobsUnavailable when the file holds anything else.
 */
export function loadJobs(siteDir: string): ListedJob[] {
  const file = join(siteDir, 'jobs.json');
  if (!existsSync(file)) return [];
  const broken = new JobsUnavailable(`${file} is not a list of jobs: build the site again.`);
  let list: unknown;
  try {
    list = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw broken;
  }
  if (!Array.isArray(list) || !list.every(isJob)) throw broken;
  return list.map(({ slug, title, region, validThrough }) => ({
    slug,
    title,
    region,
    validThrough,
  }));
}

function isJob(one: unknown): one is ListedJob {
  const { slug, title, region, validThrough } = (one ?? {}) as Record<string, unknown>;
  return (
    typeof slug === 'string' &&
    slug !== '' &&
    typeof title === 'string' &&
    title !== '' &&
    regionIds.some((id) => id === region) &&
    typeof validThrough === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(validThrough)
  );
}
