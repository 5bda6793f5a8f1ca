import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { publishedImages } from '../content/published-folder';
import { writeFileAtomic } from '../write-file-atomic';

/** Copies the images of published posts to images/posts/ below `folder` and removes others there. */
export async function copyPostImages(folder: string): Promise<void> {
  const target = join(folder, 'images', 'posts');
  const published = await readdir(publishedImages).catch((): string[] => []);
  const existing = await readdir(target).catch((): string[] => []);
  await Promise.all([
    ...published
      .filter((name) => !existing.includes(name))
      .map(async (name) =>
        writeFileAtomic(join(target, name), await readFile(join(publishedImages, name))),
      ),
    ...existing.filter((name) => !published.includes(name)).map((name) => rm(join(target, name))),
  ]);
}
