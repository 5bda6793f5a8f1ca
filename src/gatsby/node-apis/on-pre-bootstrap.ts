import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { excludeInvalidContent } from '../content/build/build-content';
import { publishedImages } from '../content/published-folder';
import { editorStylesheetPath } from '../../shared/assets';
import { writeFileAtomic } from '../write-file-atomic';

/** Excludes invalid published content before Gatsby reads it. Also runs in `gatsby develop`. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async () => {
  await copyPostImages(join('public', 'images', 'posts'));
  await mkdir('public', { recursive: true });
  // Importing the stylesheet would inline it in every page.
  await copyFile(
    'node_modules/@mdxeditor/editor/dist/style.css',
    join('public', editorStylesheetPath),
  );
  await excludeInvalidContent();
};

async function copyPostImages(folder: string): Promise<void> {
  const published = await readdir(publishedImages).catch((): string[] => []);
  const existing = await readdir(folder).catch((): string[] => []);
  const missing = published.filter((name) => !existing.includes(name));
  const outdated = existing.filter((name) => !published.includes(name));
  for (const name of missing)
    await writeFileAtomic(join(folder, name), await readFile(join(publishedImages, name)));
  for (const name of outdated) await rm(join(folder, name));
}
