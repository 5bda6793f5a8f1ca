import { postLimits } from '../../contract/post-words';
import type { Context } from '../context';
import type { Db } from '../db/engine';
import { ownersOfSlug } from '../db/queries/posts';
import { contentNames } from '../publish/content-names';

/** Whether another post, or a file of content/, has an address; '' nobody has. */
export async function isSlugTaken(
  { config }: Pick<Context, 'config'>,
  db: Db,
  { id, slug }: { id: string; slug: string },
): Promise<boolean> {
  if (slug === '') return false;
  if (contentNames(config.siteDir).blog.includes(slug)) return true;
  return (await ownersOfSlug(db, slug)).some((owner) => owner !== id);
}

/** The address of a post; where another has it, the first with a number behind it that is free. */
export async function freeSlugOf(
  context: Pick<Context, 'config'>,
  db: Db,
  { id, slug }: { id: string; slug: string },
): Promise<string> {
  let free = slug;
  for (let next = 2; await isSlugTaken(context, db, { id, slug: free }); next += 1) {
    const end = `-${String(next)}`;
    free = slug.slice(0, postLimits.slug - end.length).replace(/-$/, '') + end;
  }
  return free;
}
