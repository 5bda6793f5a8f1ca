import { tagName } from '../../../../contract/posts/constants';
import type { RegionId } from '../../../../contract/shared/regions';
import type { PostCard } from '../../../site/post-card';
import { routes } from '../../../site/routes';
import type { Entry } from '../../content/entry';

type Post = Entry<'blog'>;

const postsToFollow = 3;

/** '/blog/tags/long-term-care' for 'long term care'. */
export function getTagPath(tag: string): string {
  return `${routes.blog}/tags/${tagName(tag)}`;
}

export function getPostPath(post: Post): string {
  return `${routes.blog}/${post.name}`;
}

/** Articles of the same day stand by their names, so that the same files always give the same order. */
export function sortNewestFirst(posts: readonly Post[]): Post[] {
  return [...posts].sort(
    (one, other) =>
      other.fields.date.localeCompare(one.fields.date) || one.name.localeCompare(other.name),
  );
}

export function toPostCard(post: Post): PostCard {
  const { title, description, date } = post.fields;
  return { title, description, date, path: getPostPath(post), readingMinutes: post.readingMinutes };
}

/** The three articles a front page shows: those about its region first, then those about none, each newest first. */
export function findLatestPosts(posts: readonly Post[], region: RegionId | null): PostCard[] {
  const rank = ({ fields }: Post) => {
    if (region === null || fields.region === region) return 0;
    return fields.region === undefined ? 1 : 2;
  };
  return sortNewestFirst(posts)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, postsToFollow)
    .map(toPostCard);
}

/**
 * The three articles that each leads on to: of those before it the newest, first those on a tag of its own; the oldest lead to
 * what came after them. So an article that is new changes no page of those before it, and a site of a thousand is not built anew for it.
 * @param posts newest first
 */
export function createRelatedPostsFinder(posts: readonly Post[]): (post: Post) => PostCard[] {
  const places = new Map(posts.map((post, place) => [post.key, place]));
  const names = posts.map(getTagSlugs);
  return (post) => {
    const place = places.get(post.key) ?? 0;
    const own = [...(names[place] ?? [])];
    const related: Post[] = [];
    for (let at = place + 1; at < posts.length && related.length < postsToFollow; at += 1) {
      const other = posts[at];
      if (other && own.some((name) => names[at]?.has(name))) related.push(other);
    }
    const before = posts.slice(place + 1, place + 1 + 2 * postsToFollow);
    const after = posts.slice(Math.max(0, place - postsToFollow), place).reverse();
    return [...new Set([...related, ...before, ...after])].slice(0, postsToFollow).map(toPostCard);
  };
}

/** The tags of an article as their addresses have them, however it spells them. */
export function getTagSlugs({ fields }: Post): Set<string> {
  return new Set(fields.tags.map(tagName));
}
