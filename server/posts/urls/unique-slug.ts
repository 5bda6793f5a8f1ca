import { postLimits } from '../../../contract/posts/constants';
import type { Context } from '../../context';
import type { Db } from '../../db/engine';
import { isSlugDrafted, findSlugOwner } from './slug-queries';
import { contentNames } from '../../publishing/content-names';

type Wanted = { id: string; slug: string };

/** Whose an address is: of the post itself, of another one or of a file of content/, or nobody's, as '' is. */
async function standingOf(
  { config, siteFolder }: Pick<Context, 'config' | 'siteFolder'>,
  db: Db,
  { id, slug }: Wanted,
): Promise<'own' | 'taken' | 'free'> {
  if (slug === '') return 'free';
  if (contentNames(siteFolder() ?? config.siteDir).blog.has(slug)) return 'taken';
  const owner = await findSlugOwner(db, slug);
  if (owner === null) return 'free';
  return owner === id ? 'own' : 'taken';
}

/** Whether an address cannot be published at: a file of content/ has it, or a post that was published there or is to be. */
export async function isSlugTaken(
  context: Pick<Context, 'config' | 'siteFolder'>,
  db: Db,
  wanted: Wanted,
): Promise<boolean> {
  return (await standingOf(context, db, wanted)) === 'taken';
}

/** The address of a post; where another has it, if only in a draft, the first with a number behind it that is free. */
export async function findFreeSlug(
  context: Pick<Context, 'config' | 'siteFolder'>,
  db: Db,
  { id, slug }: Wanted,
): Promise<string> {
  const isFree = async (one: string): Promise<boolean> => {
    const standing = await standingOf(context, db, { id, slug: one });
    if (standing !== 'free' || one === '') return standing !== 'taken';
    return !(await isSlugDrafted(db, one, id));
  };
  let free = slug;
  for (let next = 2; !(await isFree(free)); next += 1) {
    const end = `-${String(next)}`;
    free = slug.slice(0, postLimits.slug - end.length).replace(/-$/, '') + end;
  }
  return free;
}
