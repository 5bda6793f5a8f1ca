import type { JobPostRecord } from '../../../contract/jobs/form-values';
import { toSlug } from '../../../contract/shared/text/slug';
import type { Context } from '../context';
import type { Db } from '../../core/db/engine';
import { validationError } from '../../core/http/errors';
import { readContentNames } from '../../services/site/built-files';
import { listJobSlugs } from './queries';

type SlugSource = Pick<JobPostRecord, 'title' | 'city' | 'slug'>;

/** Returns the chosen slug, or a free one for ''. Throws 400 on `slug` if another job, in the dashboard or in content/, has it. */
export async function getUniqueSlug(
  { config, siteJobs }: Context,
  db: Db,
  job: SlugSource,
): Promise<string> {
  const taken = new Set([
    ...(await listJobSlugs(db)),
    ...siteJobs.list().map(({ slug }) => slug),
    ...readContentNames(config.siteDir, 'jobs'),
    // The name of the error page.
    '404',
  ]);
  if (taken.has(job.slug)) {
    throw validationError({ slug: 'Another job has this web address. Choose another one' });
  }
  return job.slug || buildJobSlug(job, taken);
}

export function buildJobSlug(
  { title, city }: Pick<SlugSource, 'title' | 'city'>,
  taken: ReadonlySet<string>,
): string {
  const name = toSlug(title);
  const town = toSlug(city ?? '');
  // Joined before toSlug, which limits the length and skips a part without usable letters.
  const base = toSlug(name.includes(town) ? name : `${name} ${town}`) || 'job';
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${String(number)}`;
  return slug;
}
