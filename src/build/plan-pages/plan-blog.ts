import { tagName } from '../../../contract/post-words';
import type { RegionId } from '../../../contract/regions';
import type { BlogContext, NavLink, PageContext } from '../../site/page-context';
import type { PostCard } from '../../site/post-card';
import { routes } from '../../site/routes';
import type { Entry } from '../content/entry';
import { tagLabel, tagWords } from './tag-words';

type Post = Entry<'blog'>;

export const postsPerPage = 9;
const postsToFollow = 3;

/** '/blog/tags/long-term-care' for 'long term care'. */
export function tagPath(tag: string): string {
  return `${routes.blog}/tags/${tagName(tag)}`;
}

export function postPath(post: Post): string {
  return `${routes.blog}/${post.name}`;
}

/** Articles of the same day stand by their names, so that the same files always give the same order. */
export function newestFirst(posts: readonly Post[]): Post[] {
  return [...posts].sort(
    (one, other) =>
      other.fields.date.localeCompare(one.fields.date) || one.name.localeCompare(other.name),
  );
}

function cardOf(post: Post): PostCard {
  const { title, description, date } = post.fields;
  return { title, description, date, path: postPath(post), readingMinutes: post.readingMinutes };
}

/** The three articles a front page shows: those about its region first, then those about none, each newest first. */
export function latestPosts(posts: readonly Post[], region: RegionId | null): PostCard[] {
  const rank = ({ fields }: Post) => {
    if (region === null || fields.region === region) return 0;
    return fields.region === undefined ? 1 : 2;
  };
  return newestFirst(posts)
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, postsToFollow)
    .map(cardOf);
}

/**
 * The three articles that each leads on to: of those before it the newest, first those on a tag of its own; the oldest lead to
 * what came after them. So an article that is new changes no page of those before it, and a site of a thousand is not built anew for it.
 * @param posts newest first
 */
export function morePosts(posts: readonly Post[]): (post: Post) => PostCard[] {
  const places = new Map(posts.map((post, place) => [post.key, place]));
  return (post) => {
    const place = places.get(post.key) ?? 0;
    const isRelated = (other: Post) => post.fields.tags.some((tag) => isAbout(other, tag));
    const before = posts.slice(place + 1);
    const after = posts.slice(0, place).reverse();
    const related = before.filter(isRelated).slice(0, postsToFollow);
    const others = [...before.slice(0, 2 * postsToFollow), ...after.slice(0, postsToFollow)];
    return [...new Set([...related, ...others])].slice(0, postsToFollow).map(cardOf);
  };
}

/** Whether an article has a tag, however it spells it. */
function isAbout({ fields }: Post, tag: string): boolean {
  return fields.tags.some((one) => tagName(one) === tagName(tag));
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

/** The lists of articles: all of them in pages of nine, and one list per tag. `base` is the context of /blog. */
export function planLists(
  posts: readonly Post[],
  base: PageContext,
): { path: string; context: BlogContext }[] {
  const ordered = newestFirst(posts);
  const tags = tagsOf(posts);
  const tagLinks: NavLink[] = tags.map((tag) => ({ label: tagLabel(tag), path: tagPath(tag) }));
  const list = (tag: string | null, root: string, listed: readonly Post[]) => {
    const pages = Math.max(1, Math.ceil(listed.length / postsPerPage));
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
        tags: tagLinks,
        posts: listed.slice(index * postsPerPage, (index + 1) * postsPerPage).map(cardOf),
        page: index + 1,
        pagePaths,
      },
    }));
  };
  return [
    ...list(null, routes.blog, ordered),
    ...tags.flatMap((tag) =>
      list(
        tag,
        tagPath(tag),
        ordered.filter((post) => isAbout(post, tag)),
      ),
    ),
  ];
}
