import { useEffect } from 'react';
import type { PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import { isGeneratedSlug } from './slug';

/** Not while it is only scheduled. */
export function wasPublished({ state }: PostDetail): boolean {
  return state === 'published' || state === 'unpublished';
}

/** The error of a slug that another post has. A generated slug is replaced by a unique one instead. */
export function useUniqueSlug(
  post: PostDetail,
  { title, slug }: PostValues,
  onUniqueSlug: (slug: string) => void,
): string | undefined {
  const isTaken = slug === post.slug && post.freeSlug !== post.slug;
  const isGenerated = !wasPublished(post) && isGeneratedSlug(title, slug);
  const replacement = isTaken && isGenerated ? post.freeSlug : null;
  useEffect(() => {
    if (replacement !== null) onUniqueSlug(replacement);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each slug
  }, [replacement]);
  return isTaken && !isGenerated
    ? `Another post has this web address. Choose another one, for example ${post.freeSlug}`
    : undefined;
}
