import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  publishedCollections,
  type LeftOutFile,
  type PublishedFile,
} from '../../contract/publishing/schema';
import { writeFileAtomic } from '../../src/build/write-file-atomic';

/**
 * Makes `folder` hold these files and no others: blog/<slug>.mdx, jobs/<slug>.mdx and images/posts/<hash>.webp. What is there
 * already is not touched, so that the build does its work again only where something has changed. Pictures come from
 * `readPicture`, each once, for a picture's name is a hash of it; null: it is published no longer. Whose name is no name of a file is not written, and given back as refused.
 */
export async function writePublished(
  folder: string,
  files: readonly PublishedFile[],
  readPicture: (path: string) => Promise<Buffer | null>,
): Promise<{ written: number; removed: number; refused: LeftOutFile[] }> {
  const wanted = new Map<string, { mdx: string } | { picture: string }>();
  const isWhole = ({ name, pictures }: PublishedFile) =>
    [name, ...pictures.map((picture) => basename(picture))].every(isPlain);
  for (const { collection, name, mdx, pictures } of files.filter(isWhole)) {
    wanted.set(join(collection, `${name}.mdx`), { mdx });
    for (const picture of pictures) {
      wanted.set(join('images', 'posts', basename(picture)), { picture });
    }
  }
  let written = 0;
  for (const [name, source] of wanted) {
    const file = join(folder, name);
    const before = await readFile(file).catch(() => null);
    if (before !== null && ('picture' in source || before.equals(Buffer.from(source.mdx))))
      continue;
    const content = 'mdx' in source ? source.mdx : await readPicture(source.picture);
    if (content === null) continue;
    await writeFileAtomic(file, content);
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
  const refused = files
    .filter((file) => !isWhole(file))
    .map(({ collection, name }) => ({
      collection,
      name,
      problem: 'Its address cannot be a file.',
    }));
  return { written, removed: gone.length, refused };
}

/** Whether a name leads nowhere else. */
function isPlain(name: string): boolean {
  return /^[a-z0-9][a-z0-9.-]*$/.test(name);
}
