import { sampleTag, toTagSlug } from '../../../contract/posts/constants';
import { defaultRegion, type RegionId } from '../../../contract/shared/regions';
import type { BlogContext, PageContext, PostCard } from '../../shared/page-context';
import { getIllustrationPath } from '../../shared/illustrations';
import { routes } from '../../shared/routes';
import { formatTag, formatTagInSentence, getTagLinks, getTagPath } from '../../shared/tag-labels';
import type { Entry } from '../content/entry';
import { createPageContext, getHomeLink, type PlanInput } from './page-contexts';
import type { PlannedPage } from './planned-page';

type Post = Entry<'blog'>;

const maxPosts = 3;

function getPostPath(post: Post): string {
  return `${routes.blog}/${post.name}`;
}

/** Posts of the same day are sorted by name. */
export function sortNewestFirst(posts: readonly Post[]): Post[] {
  return [...posts].sort(
    (a, b) => b.fields.date.localeCompare(a.fields.date) || a.name.localeCompare(b.name),
  );
}

function toPostCard(post: Post): PostCard {
  const { title, description, date, illustration, cover } = post.fields;
  const image =
    illustration === undefined ? (cover?.src ?? null) : getIllustrationPath(illustration);
  const { readingMinutes } = post;
  return { title, description, date, path: getPostPath(post), readingMinutes, image };
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

export function planPosts(input: PlanInput): PlannedPage[] {
  const { layouts, texts } = input;
  const posts = input.collections.blog;
  const sorted = sortNewestFirst(posts);
  const blog = { label: texts.nav.blog, path: routes.blog };
  const parents = [getHomeLink(defaultRegion, texts), blog];
  const positions = new Map(sorted.map((entry, index) => [entry, index]));
  return posts.map((entry) => {
    const path = getPostPath(entry);
    const isShared = entry.fields.region === undefined;
    const page = { path, region: defaultRegion, parents, isShared };
    const region = entry.fields.region ?? defaultRegion;
    const context = {
      ...createPageContext(entry, page, input),
      author: entry.fields.author,
      date: entry.fields.date,
      updated: entry.fields.updated ?? entry.fields.date,
      readingMinutes: entry.readingMinutes,
      sample: entry.fields.tags.includes(sampleTag),
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

function getTagSlugs({ fields: { tags } }: Post): ReadonlySet<string> {
  const slugs = tagSlugs.get(tags) ?? new Set(tags.map(toTagSlug));
  tagSlugs.set(tags, slugs);
  return slugs;
}

type List = { path: string; context: BlogContext };

export const postsPerPage = 9;

/** Plans the paginated lists of all posts and of each tag. @param base the context of /blog */
export function planPostLists(posts: readonly Post[], base: PageContext): List[] {
  const sorted = sortNewestFirst(posts);
  const tags = listTags(posts);
  const tagLinks = getTagLinks(tags);
  const filterByTag = (tag: string) => {
    const slug = toTagSlug(tag);
    return sorted.filter((post) => getTagSlugs(post).has(slug));
  };
  return [
    ...paginate(sorted, { ...base, tags: tagLinks, list: routes.blog }),
    ...tags.flatMap((tag) =>
      paginate(filterByTag(tag), {
        ...base,
        title: `Articles about ${formatTagInSentence(tag)}`,
        lead: `What families and caregivers ask us about ${formatTagInSentence(tag)}, in plain words. The newest articles come first.`,
        description: `Articles about ${formatTagInSentence(tag)} from ${base.site.name}: plain words on care at home for families and caregivers.`,
        breadcrumbs: [...base.breadcrumbs, { label: formatTag(tag), path: getTagPath(tag) }],
        tags: tagLinks,
        list: getTagPath(tag),
      }),
    ),
  ];
}

/**
 * Paginates a list, the newest first. Pages are numbered from the oldest posts, and the newest page has 9 to 17 posts, so that a new
 * post changes only the first page, and every ninth time two more.
 */
function paginate(
  listed: readonly Post[],
  context: Omit<BlogContext, 'posts' | 'neighbors'>,
): List[] {
  const fullPages = Math.max(0, Math.floor(listed.length / postsPerPage) - 1);
  const getPagePath = (page: number) =>
    page > fullPages ? context.list : `${context.list}/page/${String(page)}`;
  return Array.from({ length: fullPages + 1 }, (_, index) => {
    const page = fullPages + 1 - index;
    const end = listed.length - (page - 1) * postsPerPage;
    const begin = page > fullPages ? 0 : end - postsPerPage;
    return {
      path: getPagePath(page),
      context: {
        ...context,
        ...(page <= fullPages && {
          title: `${context.title}, page ${String(page)}`,
          description: `Page ${String(page)}. ${context.description}`,
        }),
        pagePath: getPagePath(page),
        posts: listed.slice(begin, end).map(toPostCard),
        neighbors: {
          newer: page > fullPages ? null : getPagePath(page + 1),
          older: page === 1 ? null : getPagePath(page - 1),
        },
      },
    };
  });
}

/** Every tag once, in its most common spelling: 'long-term care' and 'long term care' share a URL. */
function listTags(posts: readonly Post[]): string[] {
  const uses = new Map<string, number>();
  for (const tag of posts.flatMap(({ fields }) => fields.tags)) {
    uses.set(tag, (uses.get(tag) ?? 0) + 1);
  }
  const spellings = new Map<string, string>();
  for (const tag of [...uses.keys()].sort()) {
    const other = spellings.get(toTagSlug(tag));
    const isMoreCommon = other === undefined || (uses.get(tag) ?? 0) > (uses.get(other) ?? 0);
    if (isMoreCommon) spellings.set(toTagSlug(tag), tag);
  }
  return [...spellings.values()].sort();
}
