import { picturesIn, splitTags, type PostValues } from '../../contract/posts/constants';
import type { PublishedFile } from '../../contract/publishing/published-files-schema';
import type { Db } from '../db/engine';
import { listPostSlugs } from './urls/slug-queries';
import { listLive, nextStart } from './queries';
import { missingPictures } from './images/queries';
import { mdxFile } from '../publishing/mdx-file';
import { nameOfPicture } from './images/image-name';
import { toPostLocations, type PostPlace } from './urls/post-urls';

/** The posts that are on the site at a moment, as files of content/blog. */
export async function publishedPosts(db: Db, now: Date): Promise<PublishedFile[]> {
  const files = (await listLive(db, now.toISOString())).map(asFile);
  // An address that stands in code need not be that of a picture.
  const named = files.flatMap(({ pictures }) => pictures);
  const missing = new Set(await missingPictures(db, named.map(nameOfPicture)));
  return files.map((file) => ({
    ...file,
    pictures: file.pictures.filter((path) => !missing.has(nameOfPicture(path))),
  }));
}

/** When the next scheduled post is due, or null. */
export async function nextPostDue(db: Db, now: Date): Promise<Date | null> {
  const next = await nextStart(db, now.toISOString());
  return next === null ? null : new Date(next);
}

/** Where to look at a moment for the articles that have left an address below /blog, or come back to one. */
export async function movedPosts(db: Db, now: Date): Promise<PostPlace[]> {
  return toPostLocations(await listPostSlugs(db, now.toISOString()));
}

function asFile(values: PostValues): PublishedFile {
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
    pictures: picturesIn(values),
  };
}
