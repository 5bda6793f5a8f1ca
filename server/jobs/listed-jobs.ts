import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedJob } from '../../contract/jobs/listing';

/** The list of jobs is broken. The message is one line for the person who starts the server. */
export class JobsUnavailable extends Error {
  override readonly name = 'JobsUnavailable';
}

/** The jobs that have a page with an application form in the live build. */
export type SiteJobs = {
  list(): readonly ListedJob[];
  /** Changes whenever the list does. */
  revision(): string;
};

/** Follows the jobs of the live build and ignores a broken later list. Throws JobsUnavailable if the first is broken. */
export function openSiteJobs(folder: () => string): SiteJobs {
  let current = { revision: readRevision(folder()), jobs: loadJobs(folder()) };
  const refresh = () => {
    const revision = readRevision(folder());
    if (revision === current.revision) return current;
    try {
      current = { revision, jobs: loadJobs(folder()) };
    } catch (error) {
      if (!(error instanceof JobsUnavailable)) throw error;
    }
    return current;
  };
  return { list: () => refresh().jobs, revision: () => refresh().revision };
}

function readRevision(siteDir: string): string {
  const file = statSync(join(siteDir, 'jobs.json'), { throwIfNoEntry: false });
  return file === undefined ? 'none' : `${String(file.ino)}-${String(file.mtimeMs)}`;
}

export function loadJobs(siteDir: string): ListedJob[] {
  const file = join(siteDir, 'jobs.json');
  if (!existsSync(file)) return [];
  const list = parseJson(readFileSync(file, 'utf8'));
  if (Array.isArray(list)) return list as ListedJob[];
  throw new JobsUnavailable(`${file} is not a list of jobs. Build the site again.`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
