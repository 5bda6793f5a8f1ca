import { toTagSlug } from '../../../../contract/posts/constants';
import type { RegionId } from '../../../../contract/shared/regions';
import type { PostCard } from '../../../site/post-card';
import { routes } from '../../../site/routes';
import type { Entry } from '../../content/entry';

type Post = Entry<'blog'>;

const maxPosts = 3;

/** 'long term care' -> '/blog/tags/long-term-care' */
export function getTagPath(tag: string): string {
  return `${routes.blog}/tags/${toTagSlug(tag)}`;
}

export function getPostPath(post: Post): string {
  return `${routes.blog}/${post.name}`;
}

/** Posts of the same day are sorted by name. */
export function sortNewestFirst(posts: readonly Post[]): Post[] {
  return [...posts].sort(
    (a, b) => b.fields.date.localeCompare(a.fields.date) || a.name.localeCompare(b.name),
  );
}

export function toPostCard(post: Post): PostCard {
  const { title, description, date } = post.fields;
  return { title, description, date, path: getPostPath(post), readingMinutes: post.readingMinutes };
}

/** Posts for a home page: about its region first, then about no region. */
export function findLatestPosts(posts: readonly Post[], region: RegionId | null): PostCard[] {
  const rank = ({ fields }: Post) => {
    if (region === null || fields.region === region) return 0;
    return fields.region === undefined ? 1 : 2;
  };
  return sortNewestFirst(posts)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, maxPosts)
    .map(toPostCard);
}

/**
 * Returns a function that finds related posts: older posts with a shared tag, then other older ones, then newer ones. Older first, so
 * that a new post doesn't change the pages of all others.
 * @param posts newest first
 */
export function createRelatedPostsFinder(posts: readonly Post[]): (post: Post) => PostCard[] {
  const indexes = new Map(posts.map((post, index) => [post.key, index]));
  const slugs = posts.map(getTagSlugs);
  return (post) => {
    const index = indexes.get(post.key) ?? 0;
    const ownSlugs = [...(slugs[index] ?? [])];
    const related: Post[] = [];
    for (let at = index + 1; at < posts.length && related.length < maxPosts; at += 1) {
      const other = posts[at];
      if (other && ownSlugs.some((slug) => slugs[at]?.has(slug))) related.push(other);
    }
    const older = posts.slice(index + 1, index + 1 + 2 * maxPosts);
    const newer = posts.slice(Math.max(0, index - maxPosts), index).reverse();
    return [...new Set([...related, ...older, ...newer])].slice(0, maxPosts).map(toPostCard);
  };
}

export function getTagSlugs({ fields }: Post): Set<string> {
  return new Set(fields.tags.map(toTagSlug));
}
