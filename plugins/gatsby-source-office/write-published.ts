import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { publishedCollections, type PublishedFile } from '../../contract/published';

/**
 * Makes `folder` hold these files and no others: blog/<slug>.mdx, jobs/<slug>.mdx and images/posts/<hash>.webp. What is there
 * already is not touched, so that the build does its work again only where something has changed. Pictures come from
 * `readPicture`, each once, for a picture's name is a hash of it. Throws, before it writes, when a name is no name of a file.
 */
export async function writePublished(
  folder: string,
  files: readonly PublishedFile[],
  readPicture: (path: string) => Promise<Buffer>,
): Promise<{ written: number; removed: number }> {
  const wanted = new Map<string, { mdx: string } | { picture: string }>();
  for (const { collection, name, mdx, pictures } of files) {
    wanted.set(join(collection, `${plain(name)}.mdx`), { mdx });
    for (const picture of pictures) {
      wanted.set(join('images', 'posts', plain(basename(picture))), { picture });
    }
  }
  let written = 0;
  for (const [name, source] of wanted) {
    const file = join(folder, name);
    const before = await readFile(file).catch(() => null);
    if (before !== null && ('picture' in source || before.equals(Buffer.from(source.mdx))))
      continue;
    await writeWhole(file, 'mdx' in source ? source.mdx : await readPicture(source.picture));
    written += 1;
  }
  // Gatsby wants the folders to be there, with files or without.
  const folders = [...publishedCollections, join('images', 'posts')];
  await Promise.all(folders.map((name) => mkdir(join(folder, name), { recursive: true })));
  const there = await Promise.all(
    folders.map(async (name) =>
      (await readdir(join(folder, name))).map((file) => join(name, file)),
    ),
  );
  const gone = there.flat().filter((name) => !wanted.has(name));
  await Promise.all(gone.map((name) => rm(join(folder, name), { recursive: true })));
  return { written, removed: gone.length };
}

/** A name that leads nowhere else. */
function plain(name: string): string {
  if (/^[a-z0-9][a-z0-9.-]*$/.test(name)) return name;
  throw new Error(
    `The office has published something under the name "${name}", which cannot be a file.`,
  );
}

/** A build that is stopped leaves no half of a file behind. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = join(dirname(file), `.${basename(file)}.part`);
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
