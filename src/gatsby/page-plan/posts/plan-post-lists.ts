import { toTagSlug } from '../../../../contract/posts/constants';
import type { BlogContext, PageContext } from '../../../shared/page-context';
import { routes } from '../../../shared/routes';
import {
  formatTag,
  formatTagInSentence,
  getTagLinks,
  getTagPath,
} from '../../../shared/tag-labels';
import type { Entry } from '../../content/entry';
import { toPostCard, sortNewestFirst, getTagSlugs } from './plan-posts';

type Post = Entry<'blog'>;
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
