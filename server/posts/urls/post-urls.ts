import type { PostSlug } from './slug-queries';

/** Where to find the page of a slug in a release of the site. */
export type PostLocation = {
  slug: string;
  /** Slugs to try: the current one, then former ones, newest first. Empty for an unpublished post. */
  lookAt: readonly string[];
  /** The slug was in use, so it is gone if the release has none of the pages. */
  isGone: boolean;
};

/**
 * Lists the slugs whose page may differ from the release: of posts that were unpublished, moved, or published again. Slugs of posts
 * that never moved are left out.
 * @param slugs newest first
 */
export function toPostLocations(slugs: readonly PostSlug[]): PostLocation[] {
  const slugsByPost = new Map<string, string[]>();
  for (const { slug, postId } of slugs) {
    slugsByPost.set(postId, [...(slugsByPost.get(postId) ?? []), slug]);
  }
  return slugs.flatMap(({ slug, postId, since, post }) => {
    if (post === null) return [{ slug, lookAt: [], isGone: true }];
    const others = (slugsByPost.get(postId) ?? []).filter((other) => other !== post.slug);
    const isGone = slug !== post.slug || since < post.since;
    return others.length === 0 && !isGone ? [] : [{ slug, lookAt: [post.slug, ...others], isGone }];
  });
}
