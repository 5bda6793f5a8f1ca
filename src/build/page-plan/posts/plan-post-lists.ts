import { tagName } from '../../../../contract/posts/constants';
import type { BlogContext, NavLink, PageContext } from '../../../site/page-context';
import { routes } from '../../../site/routes';
import type { Entry } from '../../content/entry';
import { toPostCard, sortNewestFirst, getTagSlugs, getTagPath } from './plan-posts';
import { formatTag, formatTagInSentence } from './tag-labels';

type Post = Entry<'blog'>;
type List = { path: string; context: BlogContext };

export const postsPerPage = 9;

/** The lists of articles: all of them, and one list per tag, each in pages. `base` is the context of /blog. */
export function planPostLists(posts: readonly Post[], base: PageContext): List[] {
  const ordered = sortNewestFirst(posts);
  const names = new Map(ordered.map((post) => [post.key, getTagSlugs(post)]));
  const tags = tagsOf(posts);
  const tagLinks: NavLink[] = tags.map((tag) => ({ label: formatTag(tag), path: getTagPath(tag) }));
  const ofTag = (tag: string) => {
    const name = tagName(tag);
    return ordered.filter((post) => names.get(post.key)?.has(name));
  };
  return [
    ...listPages(ordered, { ...base, tag: null, tags: tagLinks, list: routes.blog }),
    ...tags.flatMap((tag) =>
      listPages(ofTag(tag), {
        ...base,
        title: `Articles about ${formatTagInSentence(tag)}`,
        description: `Articles about ${formatTagInSentence(tag)} from ${base.site.name}: plain words on care at home, written for families and for the people who give care.`,
        breadcrumbs: [...base.breadcrumbs, { label: formatTag(tag), path: getTagPath(tag) }],
        tag,
        tags: tagLinks,
        list: getTagPath(tag),
      }),
    ),
  ];
}

/**
 * The pages of one list, the newest first. They are counted from the oldest nine, and the newest page has nine to seventeen: so a new
 * article changes the page it stands on, every ninth time two more, and none of those behind.
 */
function listPages(listed: readonly Post[], context: Omit<BlogContext, 'posts' | 'turn'>): List[] {
  const whole = Math.max(0, Math.floor(listed.length / postsPerPage) - 1);
  const pathOf = (page: number) =>
    page > whole ? context.list : `${context.list}/page/${String(page)}`;
  return Array.from({ length: whole + 1 }, (_one, index) => {
    const page = whole + 1 - index;
    const end = listed.length - (page - 1) * postsPerPage;
    const begin = page > whole ? 0 : end - postsPerPage;
    return {
      path: pathOf(page),
      context: {
        ...context,
        pagePath: pathOf(page),
        posts: listed.slice(begin, end).map(toPostCard),
        turn: {
          newer: page > whole ? null : pathOf(page + 1),
          older: page === 1 ? null : pathOf(page - 1),
        },
      },
    };
  });
}

/** Every tag once, in the spelling that most articles have: 'long-term care' and 'long term care' share an address. */
function tagsOf(posts: readonly Post[]): string[] {
  const uses = new Map<string, number>();
  for (const tag of posts.flatMap(({ fields }) => fields.tags)) {
    uses.set(tag, (uses.get(tag) ?? 0) + 1);
  }
  const spellings = new Map<string, string>();
  for (const tag of [...uses.keys()].sort()) {
    const other = spellings.get(tagName(tag));
    const isUsual = other === undefined || (uses.get(tag) ?? 0) > (uses.get(other) ?? 0);
    if (isUsual) spellings.set(tagName(tag), tag);
  }
  return [...spellings.values()].sort();
}
