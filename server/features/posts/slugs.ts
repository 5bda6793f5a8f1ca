import { postLimits } from '../../../contract/posts/constants';
import type { Db } from '../../core/db/engine';
import { readContentNames } from '../../services/site/built-files';
import type { Context } from '../context';
import { findSlugOwner, isSlugDrafted } from './slug-queries';

type SiteContext = Pick<Context, 'config'>;

/** True if a file of content/, or another post that was published or is scheduled, has the slug. */
export async function isSlugTaken(
  context: SiteContext,
  db: Db,
  { id, slug }: { id: string; slug: string },
): Promise<boolean> {
  if (slug === '') return false;
  if (isSlugOfFile(context, slug)) return true;
  const owner = await findSlugOwner(db, slug);
  return owner !== null && owner.id !== id;
}

export async function findFreeSlug(
  context: SiteContext,
  db: Db,
  { id, slug }: { id: string; slug: string },
): Promise<string> {
  const isFree = async (candidate: string): Promise<boolean> => {
    if (candidate === '') return true;
    if (isSlugOfFile(context, candidate)) return false;
    const owner = await findSlugOwner(db, candidate);
    return owner === null ? !(await isSlugDrafted(db, candidate, id)) : owner.id === id;
  };
  let free = slug;
  for (let number = 2; !(await isFree(free)); number += 1) {
    const suffix = `-${String(number)}`;
    free = slug.slice(0, postLimits.slug - suffix.length).replace(/-$/, '') + suffix;
  }
  return free;
}

function isSlugOfFile({ config }: SiteContext, slug: string): boolean {
  return readContentNames(config.siteDir, 'blog').has(slug);
}
