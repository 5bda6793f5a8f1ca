import { readFileSync } from 'node:fs';
import { OperatorError } from '../../core/operator-error';
import type { ListedJob } from '../../../contract/jobs/listing';
import { readVersion } from '../../services/site/site';

/** The jobs that have a page with an application form on the site. */
export type SiteJobs = {
  list(): readonly ListedJob[];
  /** Changes whenever the list does. */
  revision(): string;
};

/** Follows the jobs of the site and ignores a broken later list. Throws OperatorError if the first is broken. */
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
      if (!(error instanceof OperatorError)) throw error;
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
  throw new OperatorError(`${file} is not a list of jobs. Build the site again.`);
}
