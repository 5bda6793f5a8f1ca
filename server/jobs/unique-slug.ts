import { toSlug, type JobPostRecord } from '../../contract/jobs/form-values';
import type { Context } from '../context';
import type { Db } from '../db/engine';
import { validationError } from '../http/errors';
import { readContentNames } from '../publishing/content-names';
import { listJobSlugs } from './queries';

/** Throws 400 on `slug` if another job has it. */
export async function requireUniqueSlug(context: Context, db: Db, slug: string): Promise<void> {
  if ((await listTakenSlugs(context, db)).has(slug)) {
    throw validationError({ slug: 'Another job has this address. Choose another one' });
  }
}

/** Lists the slugs of all jobs, in the dashboard and in content/. */
export async function listTakenSlugs(
  { config, siteFolder, jobs }: Context,
  db: Db,
): Promise<Set<string>> {
  return new Set([
    ...(await listJobSlugs(db)),
    ...jobs.list().map(({ slug }) => slug),
    ...readContentNames(siteFolder() ?? config.siteDir).jobs,
    // The name of the error page.
    '404',
  ]);
}

/** Builds a slug from title and town, with a number if it is taken. */
export function buildJobSlug(
  { title, city }: Pick<JobPostRecord, 'title' | 'city'>,
  isTaken: (slug: string) => boolean,
): string {
  const name = toSlug(title);
  const town = toSlug(city ?? '');
  // Joined before toSlug, which limits the length and skips a part without usable letters.
  const base = toSlug(name.includes(town) ? name : `${name} ${town}`) || 'job';
  let slug = base;
  for (let number = 2; isTaken(slug); number += 1) slug = `${base}-${String(number)}`;
  return slug;
}
