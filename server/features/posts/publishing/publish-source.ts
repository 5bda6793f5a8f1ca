import { findPictures, splitTags, type PostValues } from '../../../../contract/posts/constants';
import type { PublishedFile } from '../../../../contract/publishing/schema';
import type { Db } from '../../../core/db/engine';
import { formatMdxFile } from '../../../services/publishing/mdx-file';
import { listMissingPictures } from '../picture-queries';
import { listLivePosts } from '../queries';

export async function listPublishedPosts(db: Db, now: Date): Promise<PublishedFile[]> {
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
