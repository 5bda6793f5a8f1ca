import { readFileSync } from 'node:fs';
import type { ListedJob } from '../../../contract/jobs/listing';
import { StartupError } from '../../core/startup-error';
import { readVersion } from '../../services/site/site';

/** The jobs that have a page with an application form on the site. */
export type SiteJobs = {
  list(): readonly ListedJob[];
  /** Changes whenever the list does. */
  revision(): string;
};

/** Follows the jobs of the site and ignores a broken later list. Throws StartupError if the first is broken. */
export function openSiteJobs(findFile: () => string | null): SiteJobs {
  const first = findFile();
  let current = { revision: readVersion(first ?? ''), jobs: loadJobs(first) };
  const refresh = () => {
    const file = findFile();
    const revision = readVersion(file ?? '');
    if (revision === current.revision) return current;
    try {
      current = { revision, jobs: loadJobs(file) };
    } catch (error) {
      if (!(error instanceof StartupError)) throw error;
    }
    return current;
  };
  return { list: () => refresh().jobs, revision: () => refresh().revision };
}

function loadJobs(file: string | null): ListedJob[] {
  if (file === null) return [];
  try {
    const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (Array.isArray(list)) return list as ListedJob[];
  } catch {
    // Handled like another value.
  }
  throw new StartupError(`${file} is not a list of jobs. Build the site again.`);
}
