import {
  findPictures,
  splitTags,
  toTagSlug,
  type PostValues,
} from '../../../../contract/posts/constants';
import type { PublishedFile } from '../../../../contract/publishing/schema';
import { recordScreens } from '../../../../contract/shared/record-url';
import { canSee } from '../../../../contract/shared/roles';
import type { Db } from '../../../core/db/engine';
import { getRevision } from '../../../core/db/list-revisions';
import { formatMdxFile } from '../../../services/publishing/mdx-file';
import type { LinkStatus, PublishSource } from '../../../services/publishing/publish-source';
import { listMissingPictures } from '../picture-queries';
import { findNextPublication, findPostBySlug, listLivePosts, listPostTags } from '../queries';
import { findSlugOwner, isSlugDrafted } from '../slug-queries';

export const postSource: PublishSource = {
  collection: 'blog',
  kind: 'post',
  readRevision: async (db, now) =>
    [await getRevision(db, 'posts'), await findNextPublication(db, now.toISOString())].join(' '),
  listPublished: async (db, now) => ({ files: await listFiles(db, now), ended: [] }),
  findByName: findPostBySlug,
  createLinkCheck: (db, { collection, from, role }) => {
    const canSeeDrafts = canSee(role, recordScreens.post);
    // Only the pages of posts come with the images of posts.
    const canUseImages = collection === 'blog' && canSeeDrafts;
    let livePosts: ReturnType<typeof listLivePosts> | undefined;
    let tags: ReturnType<typeof listPostTags> | undefined;
    return async ({ path, kind, isServed }) => {
      if (kind === 'file') {
        return canUseImages && (await isStoredImage(db, path)) ? 'found' : null;
      }
      const [, section, name = ''] = /^\/(blog\/tags|blog)\/([a-z0-9-]+)$/.exec(path) ?? [];
      if (section === 'blog') return checkPost(db, name, from, canSeeDrafts, isServed);
      if (section === undefined || isServed) return null;
      const isMatch = (tag: string) => toTagSlug(tag) === name;
      const posts = await (livePosts ??= listLivePosts(db, from.toISOString()));
      if (posts.flatMap((post) => splitTags(post.tags)).some(isMatch)) return 'found';
      return canSeeDrafts && (await (tags ??= listPostTags(db))).some(isMatch)
        ? 'unpublished'
        : null;
    };
  },
};

async function listFiles(db: Db, now: Date): Promise<PublishedFile[]> {
  const files = (await listLivePosts(db, now.toISOString())).map(toFile);
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

async function isStoredImage(db: Db, path: string): Promise<boolean> {
  return path.startsWith('/images/posts/') && (await listMissingPictures(db, [path])).size === 0;
}

async function checkPost(
  db: Db,
  slug: string,
  from: Date,
  canSeeDrafts: boolean,
  isServed: boolean,
): Promise<LinkStatus> {
  const owner = await findSlugOwner(db, slug);
  const liveFrom = owner?.liveFrom ?? null;
  if (liveFrom !== null && liveFrom <= from.toISOString()) return 'found';
  // A withdrawn post is served until the next build; an article of content/ has no row in the database.
  if (isServed && owner === null) return 'found';
  const isWritten = liveFrom !== null || (await isSlugDrafted(db, slug));
  return canSeeDrafts && isWritten ? 'unpublished' : 'missing';
}
