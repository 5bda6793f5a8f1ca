import type { PostSlug } from './slug-queries';

/** Where the article of an address is to be looked for. */
export type PostPlace = {
  slug: string;
  /** Its addresses: where it is to be, then the others, the newest first. Of these a release has one, or none. None: it is off the site. */
  lookAt: readonly string[];
  /** Whether the address has led to it before: where a release has it nowhere, it is gone. */
  isGone: boolean;
};

/**
 * Where to look for the articles whose page at an address may not be what a release has: taken back, published at another address since,
 * or come back. An address is left out whose article was never anywhere else.
 * @param slugs the newest first
 */
export function toPostLocations(slugs: readonly PostSlug[]): PostPlace[] {
  const ofPosts = new Map<string, string[]>();
  for (const { slug, postId } of slugs) {
    ofPosts.set(postId, [...(ofPosts.get(postId) ?? []), slug]);
  }
  return slugs.flatMap(({ slug, postId, since, post }) => {
    if (post === null) return [{ slug, lookAt: [], isGone: true }];
    const others = (ofPosts.get(postId) ?? []).filter((other) => other !== post.slug);
    const isGone = slug !== post.slug || since < post.since;
    return others.length === 0 && !isGone ? [] : [{ slug, lookAt: [post.slug, ...others], isGone }];
  });
}
