import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { officePictures } from '../office-folder';

/** Puts the pictures of the office's posts below `folder`, and takes away those that no post shows any more. */
export async function writeOfficePictures(folder: string): Promise<void> {
  const target = join(folder, 'images', 'posts');
  const wanted = await readdir(officePictures).catch((): string[] => []);
  const there = await readdir(target).catch((): string[] => []);
  if (wanted.length > 0) await mkdir(target, { recursive: true });
  await Promise.all([
    ...wanted
      .filter((name) => !there.includes(name))
      .map((name) => copyFile(join(officePictures, name), join(target, name))),
    ...there.filter((name) => !wanted.includes(name)).map((name) => rm(join(target, name))),
  ]);
}
