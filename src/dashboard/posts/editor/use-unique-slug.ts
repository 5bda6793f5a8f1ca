import { useEffect } from 'react';
import type { PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import { isMadeOf } from './generated-slug';

/**
 * What is wrong with an address that another post has, as the last save told it; one that was made of the title gets a number instead.
 * @param onFree puts a free address in its place
 */
export function useFreeAddress(
  post: PostDetail,
  { title, slug }: PostValues,
  onFree: (slug: string) => void,
): string | null {
  const isTaken = slug === post.slug && post.freeSlug !== post.slug;
  const isMade = post.liveSlug === null && isMadeOf(title, slug);
  const wanted = isTaken && isMade ? post.freeSlug : null;
  useEffect(() => {
    if (wanted !== null) onFree(wanted);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [wanted]);
  return isTaken && !isMade
    ? `Another post has this address. Choose another one, for example ${post.freeSlug}`
    : null;
}
