import {
  findPictures,
  splitTags,
  toTagSlug,
  type PostValues,
} from '../../../../contract/posts/constants';
import type { MovedPath, PublishedFile } from '../../../../contract/publishing/schema';
import { recordScreens } from '../../../../contract/shared/record-url';
import { canSee, type Access } from '../../../../contract/shared/roles';
import type { Db } from '../../../core/db/engine';
import { getRevision } from '../../../core/db/list-revisions';
import {
  formatMdxFile,
  type CheckSourceLink,
  type LinkingPage,
  type PublishSource,
} from '../../../services/publishing/publish-source';
import { listMissingPictures } from '../picture-queries';
import { findNextPublication, findPostBySlug, listPublishedPosts, listPostTags } from '../queries';
import { findSlugOwner, isSlugDrafted, listPostSlugs } from '../slug-queries';

export const postSource: PublishSource = {
  collection: 'blog',
  kind: 'post',
  readRevision: async (db, now) =>
    [await getRevision(db, 'posts'), await findNextPublication(db, now.toISOString())].join(' '),
  listPublished: async (db, now) => ({
    files: await listFiles(db, now),
    ended: [],
    moved: await listMovedPaths(db, now),
  }),
  findByName: findPostBySlug,
  createLinkCheck,
};

async function listFiles(db: Db, now: Date): Promise<PublishedFile[]> {
  const files = (await listPublishedPosts(db, now.toISOString())).map(toFile);
  // A URL in a code block may have no picture.
  const missing = await listMissingPictures(
    db,
    files.flatMap(({ pictures }) => pictures),
  );
  return files.map((file) => ({
    ...file,
    pictures: file.pictures.filter((path) => !missing.has(path)),
  }));
}

async function listMovedPaths(db: Db, now: Date): Promise<MovedPath[]> {
  const slugs = await listPostSlugs(db, now.toISOString());
  return slugs.flatMap(({ slug, publishedSlug }) =>
    publishedSlug === null || publishedSlug === slug
      ? []
      : { from: `/blog/${slug}`, to: `/blog/${publishedSlug}` },
  );
}

function toFile(values: PostValues): PublishedFile {
  const { title, slug, excerpt, author, date, region, cover, coverAlt, body } = values;
  const fields: Record<string, unknown> = {
    title,
    description: excerpt,
    date,
    author,
    tags: splitTags(values.tags),
    ...(region !== '' && { region }),
    ...(cover !== '' && { cover: { src: cover, alt: coverAlt } }),
  };
  return {
    collection: 'blog',
    name: slug,
    mdx: formatMdxFile(fields, body),
    pictures: findPictures(`${cover}\n${body}`),
  };
}

/** @param from when the post is published; null for a draft */
export function toLinkingPage(
  { slug, tags }: Pick<PostValues, 'slug' | 'tags'>,
  from: Date | null,
  access: Access,
): LinkingPage {
  const tagPaths = splitTags(tags).map((tag) => `/blog/tags/${toTagSlug(tag)}`);
  const paths = slug === '' ? tagPaths : [`/blog/${slug}`, ...tagPaths];
  return { collection: 'blog', paths, from, access };
}

function createLinkCheck(
  db: Db,
  { collection, from, access }: LinkingPage & { from: Date },
): CheckSourceLink {
  const start = from.toISOString();
  const canSeeDrafts = canSee(access, recordScreens.post);
  // Only the pages of posts come with the images of posts.
  const canUseImages = collection === 'blog' && canSeeDrafts;
  let published: ReturnType<typeof listPublishedPosts> | undefined;
  let tags: ReturnType<typeof listPostTags> | undefined;
  return async ({ path, kind, isServed }) => {
    if (kind === 'file') {
      if (!canUseImages || !path.startsWith('/images/posts/')) return null;
      return (await listMissingPictures(db, [path])).size === 0 ? 'found' : null;
    }
    const [, section, name = ''] = /^\/(blog\/tags|blog)\/([a-z0-9-]+)$/.exec(path) ?? [];
    if (section === 'blog') {
      const owner = await findSlugOwner(db, name);
      const publishedFrom = owner?.publishedFrom ?? null;
      if (publishedFrom !== null && publishedFrom <= start) return 'found';
      // A withdrawn post is served until the next build; an article of content/ has no row in the database.
      if (isServed && owner === null) return 'found';
      const isWritten = publishedFrom !== null || (await isSlugDrafted(db, name));
      return canSeeDrafts && isWritten ? 'unpublished' : 'missing';
    }
    if (section === undefined || isServed) return null;
    const isMatch = (tag: string) => toTagSlug(tag) === name;
    const posts = await (published ??= listPublishedPosts(db, start));
    if (posts.flatMap((post) => splitTags(post.tags)).some(isMatch)) return 'found';
    const isWritten = canSeeDrafts && (await (tags ??= listPostTags(db))).some(isMatch);
    return isWritten ? 'unpublished' : null;
  };
}
