import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { officePictures } from '../content/published-folder';
import { writeWhole } from '../write-file-atomic';

/** Puts the pictures of the office's posts below `folder`, and takes away those that no post shows any more. */
export async function writeOfficePictures(folder: string): Promise<void> {
  const target = join(folder, 'images', 'posts');
  const wanted = await readdir(officePictures).catch((): string[] => []);
  const there = await readdir(target).catch((): string[] => []);
  await Promise.all([
    ...wanted
      .filter((name) => !there.includes(name))
      .map(async (name) =>
        writeWhole(join(target, name), await readFile(join(officePictures, name))),
      ),
    ...there.filter((name) => !wanted.includes(name)).map((name) => rm(join(target, name))),
  ]);
}
