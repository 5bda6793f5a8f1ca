import type { PostDetail } from '../../../../contract/posts/schema';

/** When what visitors get of a post was last another one; null: they get none of it. */
export function publishedAt({
  history,
  liveFrom,
}: Pick<PostDetail, 'history' | 'liveFrom'>): string | null {
  if (liveFrom === null) return null;
  const last = history.find(({ kind }) => kind === 'published');
  return last !== undefined && last.at > liveFrom ? last.at : liveFrom;
}
