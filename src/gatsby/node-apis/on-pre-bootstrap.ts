import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { excludeInvalidContent } from '../content/build-content';
import { publishedImages } from '../content/published-folder';
import { writeFileAtomic } from '../write-file-atomic';

/** Excludes invalid published content before Gatsby reads it. Also runs in `gatsby develop`. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  await copyPostImages(join('public', 'images', 'posts'));
  await excludeInvalidContent();
};

/** Makes `folder` contain exactly the images of published posts. */
async function copyPostImages(folder: string): Promise<void> {
  const published = await readdir(publishedImages).catch((): string[] => []);
  const existing = await readdir(folder).catch((): string[] => []);
  const missing = published.filter((name) => !existing.includes(name));
  const outdated = existing.filter((name) => !published.includes(name));
  for (const name of missing)
    await writeFileAtomic(join(folder, name), await readFile(join(publishedImages, name)));
  for (const name of outdated) await rm(join(folder, name));
}
