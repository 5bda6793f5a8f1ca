import type { Context } from '../context';
import type { Db } from '../db/engine';
import { listSlugs } from './queries';
import { invalid } from '../http/errors';
import { contentNames } from '../publishing/content-names';

/** The addresses that no new job can have: those of the site's files, and of every job made here. */
export async function listTakenSlugs(
  { config, siteFolder, jobs }: Context,
  db: Db,
): Promise<Set<string>> {
  const taken = await listSlugs(db);
  // The address of what is missing.
  taken.add('404');
  for (const { slug } of jobs.list()) taken.add(slug);
  for (const name of contentNames(siteFolder() ?? config.siteDir).jobs) taken.add(name);
  return taken;
}

/** Throws 400 on `slug` when another job has this address. */
export async function requireUniqueSlug(context: Context, db: Db, slug: string): Promise<void> {
  if ((await listTakenSlugs(context, db)).has(slug)) {
    throw invalid({ slug: 'Another job has this address: choose another one' });
  }
}
