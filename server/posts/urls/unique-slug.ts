import { postLimits } from '../../../contract/posts/constants';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { readContentNames } from '../../publishing/content-names';
import { findSlugOwner, isSlugDrafted } from './slug-queries';

type SiteContext = Pick<Context, 'config' | 'siteFolder'>;
type PostSlug = { id: string; slug: string };

/** True if a file of content/, or another post that was published or is scheduled, has the slug. */
export async function isSlugTaken(
  context: SiteContext,
  db: Db,
  { id, slug }: PostSlug,
): Promise<boolean> {
  if (slug === '') return false;
  if (isSlugOfFile(context, slug)) return true;
  const owner = await findSlugOwner(db, slug);
  return owner !== null && owner !== id;
}

/** Returns the slug of a post, with a number if another post has it, even as a draft. */
export async function findFreeSlug(
  context: SiteContext,
  db: Db,
  { id, slug }: PostSlug,
): Promise<string> {
  const isFree = async (candidate: string): Promise<boolean> => {
    if (candidate === '') return true;
    if (isSlugOfFile(context, candidate)) return false;
    const owner = await findSlugOwner(db, candidate);
    return owner === null ? !(await isSlugDrafted(db, candidate, id)) : owner === id;
  };
  let free = slug;
  for (let number = 2; !(await isFree(free)); number += 1) {
    const suffix = `-${String(number)}`;
    free = slug.slice(0, postLimits.slug - suffix.length).replace(/-$/, '') + suffix;
  }
  return free;
}

function isSlugOfFile({ config, siteFolder }: SiteContext, slug: string): boolean {
  return readContentNames(siteFolder() ?? config.siteDir).blog.has(slug);
}
