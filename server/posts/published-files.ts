import { findPictures, splitTags, type PostValues } from '../../contract/posts/constants';
import type { PublishedFile } from '../../contract/publishing/schema';
import type { Db } from '../db/engine';
import { mdxFile } from '../publishing/mdx-file';
import { nameOfPicture } from './images/image-name';
import { missingPictures } from './images/queries';
import { listLive, nextStart } from './queries';
import { toPostLocations, type PostPlace } from './urls/post-urls';
import { listPostSlugs } from './urls/slug-queries';

/** Lists the posts on the site at a time as files of content/blog. */
export async function publishedPosts(db: Db, now: Date): Promise<PublishedFile[]> {
  const files = (await listLive(db, now.toISOString())).map(toFile);
  // A URL in a code block may have no picture.
  const hashes = files.flatMap(({ pictures }) => pictures.map(nameOfPicture));
  const missing = new Set(await missingPictures(db, hashes));
  return files.map((file) => ({
    ...file,
    pictures: file.pictures.filter((path) => !missing.has(nameOfPicture(path))),
  }));
}

/** Finds when the next scheduled post is due. */
export async function nextPostDue(db: Db, now: Date): Promise<Date | null> {
  const next = await nextStart(db, now.toISOString());
  return next === null ? null : new Date(next);
}

/** Lists the posts that have left a URL below /blog or returned to one. */
export async function movedPosts(db: Db, now: Date): Promise<PostPlace[]> {
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
    mdx: mdxFile(fields, body),
    pictures: findPictures(values),
  };
}
