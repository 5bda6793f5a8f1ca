import { toTagSlug } from '../../../../contract/posts/constants';
import { defaultRegion, type RegionId } from '../../../../contract/shared/regions';
import type { PostCard } from '../../../shared/page-context';
import { routes } from '../../../shared/routes';
import { getTagLinks } from '../../../shared/tag-labels';
import type { Entry } from '../../content/entry';
import { createPageContext, getHomeLink, type PlanInput } from '../page-contexts';
import type { PlannedPage } from '../planned-page';

type Post = Entry<'blog'>;

const maxPosts = 3;

export function getPostPath(post: Post): string {
  return `${routes.blog}/${post.name}`;
}

/** Posts of the same day are sorted by name. */
export function sortNewestFirst(posts: readonly Post[]): Post[] {
  return [...posts].sort((a, b) =>
    a.fields.date === b.fields.date
      ? a.name.localeCompare(b.name)
      : a.fields.date < b.fields.date
        ? 1
        : -1,
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

/** Plans a page for every post. */
export function planPosts({ collections: { blog: posts }, layouts }: PlanInput): PlannedPage[] {
  const sorted = sortNewestFirst(posts);
  const parents = [getHomeLink(defaultRegion), { label: 'Blog', path: routes.blog }];
  const positions = new Map(sorted.map((entry, index) => [entry, index]));
  return posts.map((entry) => {
    const path = getPostPath(entry);
    const page = { path, region: defaultRegion, parents };
    const region = entry.fields.region ?? defaultRegion;
    const context = {
      ...createPageContext(entry, page, layouts),
      author: entry.fields.author,
      date: entry.fields.date,
      updated: entry.fields.updated ?? entry.fields.date,
      readingMinutes: entry.readingMinutes,
      tags: getTagLinks(entry.fields.tags),
      more: findRelatedPosts(sorted, positions.get(entry) ?? -1),
      ...(entry.fields.cover && { cover: entry.fields.cover }),
      ...(region !== defaultRegion && { articleLayout: layouts[region], regionId: region }),
    };
    return { path, template: 'post', file: entry.file, context, content: entry.content };
  });
}

/**
 * Older posts with a shared tag, then other older ones, then newer ones. Older first, so that a new post doesn't change the
 * pages of all others.
 * @param posts newest first
 */
export function findRelatedPosts(posts: readonly Post[], index: number): PostCard[] {
  const post = posts[index];
  if (post === undefined) return [];
  const slugs = [...getTagSlugs(post)];
  const older = posts.slice(index + 1);
  const related: Post[] = [];
  for (const other of older) {
    if (related.length === maxPosts) break;
    const otherSlugs = getTagSlugs(other);
    if (slugs.some((slug) => otherSlugs.has(slug))) related.push(other);
  }
  const newer = posts.slice(Math.max(0, index - maxPosts), index).reverse();
  return [...new Set([...related, ...older.slice(0, 2 * maxPosts), ...newer])]
    .slice(0, maxPosts)
    .map(toPostCard);
}

/** Kept, because finding related posts compares each post with many others. */
const tagSlugs = new WeakMap<readonly string[], ReadonlySet<string>>();

export function getTagSlugs({ fields: { tags } }: Post): ReadonlySet<string> {
  const slugs = tagSlugs.get(tags) ?? new Set(tags.map(toTagSlug));
  tagSlugs.set(tags, slugs);
  return slugs;
}
