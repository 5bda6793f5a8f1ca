import { useEffect } from 'react';
import { toSlug } from '../../../../contract/shared/text/slug';
import type { PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';

/** True for 'warm-hands' and 'warm-hands-2' with the title 'Warm hands'. A generated slug follows its title. */
export function isGeneratedSlug(title: string, slug: string): boolean {
  const generated = toSlug(title);
  if (slug === generated) return true;
  const suffix = slug.slice(generated.length);
  return generated !== '' && slug.startsWith(generated) && /^-\d+$/.test(suffix);
}

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
