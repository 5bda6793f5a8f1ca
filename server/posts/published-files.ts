import { findPictures, splitTags, type PostValues } from '../../contract/posts/constants';
import type { PublishedFile } from '../../contract/publishing/schema';
import type { Db } from '../db/engine';
import { formatMdxFile } from '../publishing/mdx-file';
import { getPictureHash } from './images/image-name';
import { listMissingPictures } from './images/queries';
import { listLivePosts, findNextPublication } from './queries';
import { toPostLocations, type PostLocation } from './urls/post-urls';
import { listPostSlugs } from './urls/slug-queries';

/** Lists the posts on the site at a time as files of content/blog. */
export async function listPublishedPosts(db: Db, now: Date): Promise<PublishedFile[]> {
  const files = (await listLivePosts(db, now.toISOString())).map(toFile);
  // A URL in a code block may have no picture.
  const hashes = files.flatMap(({ pictures }) => pictures.map(getPictureHash));
  const missing = new Set(await listMissingPictures(db, hashes));
  return files.map((file) => ({
    ...file,
    pictures: file.pictures.filter((path) => !missing.has(getPictureHash(path))),
  }));
}

/** Finds when the next scheduled post is due. */
export async function findNextPostDate(db: Db, now: Date): Promise<Date | null> {
  const next = await findNextPublication(db, now.toISOString());
  return next === null ? null : new Date(next);
}

/** Lists the posts that have left a URL below /blog or returned to one. */
export async function listMovedPosts(db: Db, now: Date): Promise<PostLocation[]> {
  return toPostLocations(await listPostSlugs(db, now.toISOString()));
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
    pictures: findPictures(values),
  };
}
