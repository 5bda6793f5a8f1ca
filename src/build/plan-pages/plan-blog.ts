import type { RegionId } from '../../../contract/regions';
import type { BlogContext, NavLink, PageContext } from '../../site/page-context';
import { routes } from '../../site/routes';
import type { Entry } from '../content/entry';
import { tagLabel, tagWords } from './tag-words';

export const postsPerPage = 9;

/** '/blog/tags/long-term-care' for 'long term care'. */
export function tagPath(tag: string): string {
  return `${routes.blog}/tags/${tag.replaceAll(' ', '-')}`;
}

export function postPath(post: Entry<'blog'>): string {
  return `${routes.blog}/${post.name}`;
}

/** Keys of the three articles a front page shows: those about its region first, then those about none, each newest first. */
export function latestPosts(posts: Entry<'blog'>[], region: RegionId | null): string[] {
  const rank = ({ fields }: Entry<'blog'>) => {
    if (region === null || fields.region === region) return 0;
    return fields.region === undefined ? 1 : 2;
  };
  return [...posts]
    .sort(
      (one, other) => rank(one) - rank(other) || other.fields.date.localeCompare(one.fields.date),
    )
    .slice(0, 3)
    .map((post) => post.key);
}

/** The lists of articles: all of them in pages of nine, and one list per tag. `base` is the context of /blog. */
export function planLists(
  posts: Entry<'blog'>[],
  base: PageContext,
): { path: string; context: BlogContext }[] {
  const tags = [...new Set(posts.flatMap((post) => post.fields.tags))].sort();
  const tagLinks: NavLink[] = tags.map((tag) => ({ label: tagLabel(tag), path: tagPath(tag) }));
  const list = (tag: string | null, root: string, count: number) => {
    const pages = Math.max(1, Math.ceil(count / postsPerPage));
    const pagePaths = Array.from({ length: pages }, (_, index) =>
      index === 0 ? root : `${root}/page/${index + 1}`,
    );
    return pagePaths.map((path, index) => ({
      path,
      context: {
        ...base,
        pagePath: path,
        ...(tag === null
          ? {}
          : {
              title: `Articles about ${tagWords(tag)}`,
              description: `Articles about ${tagWords(tag)} from ${base.site.name}: plain words on care at home, written for families and for the people who give care.`,
              breadcrumbs: [...base.breadcrumbs, { label: tagLabel(tag), path: root }],
            }),
        tag,
        tagFilter: tag === null ? tags : [tag],
        tags: tagLinks,
        skip: index * postsPerPage,
        limit: postsPerPage,
        page: index + 1,
        pagePaths,
      },
    }));
  };
  return [
    ...list(null, routes.blog, posts.length),
    ...tags.flatMap((tag) =>
      list(tag, tagPath(tag), posts.filter((post) => post.fields.tags.includes(tag)).length),
    ),
  ];
}
