import { mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  publishedCollections,
  type ExcludedFile,
  type PublishedFile,
} from '../../../contract/publishing/schema';
import { writeFileAtomic } from '../write-file-atomic';

/**
 * Makes `folder` contain exactly these files: blog/<slug>.mdx, jobs/<slug>.mdx, and images/posts/<hash>.webp. Leaves unchanged files
 * untouched, so that the build only processes changes.
 * @param fetchImage returns null for an image that was unpublished in the meantime
 * @returns `excluded`: files whose names aren't safe
 */
export async function writePublished(
  folder: string,
  files: readonly PublishedFile[],
  fetchImage: (path: string) => Promise<Buffer | null>,
): Promise<{ written: number; removed: number; excluded: ExcludedFile[] }> {
  const imageFolder = join('images', 'posts');
  const wanted = new Map<string, { mdx: string } | { image: string }>();
  const safeFiles = files.filter(hasSafeNames);
  for (const { collection, name, mdx, pictures } of safeFiles) {
    wanted.set(join(collection, `${name}.mdx`), { mdx });
    for (const image of pictures) wanted.set(join(imageFolder, basename(image)), { image });
  }
  let written = 0;
  for (const [name, source] of wanted) {
    const file = join(folder, name);
    const existing = await readFile(file).catch(() => null);
    // An image's name is a hash of its content.
    const isCurrent =
      existing !== null && ('image' in source || existing.equals(Buffer.from(source.mdx)));
    if (isCurrent) continue;
    const content = 'mdx' in source ? source.mdx : await fetchImage(source.image);
    if (content === null) continue;
    await writeFileAtomic(file, content, { flush: true });
    written += 1;
  }
  // Gatsby requires the folders.
  const folders = [...publishedCollections, imageFolder];
  await Promise.all(folders.map((name) => mkdir(join(folder, name), { recursive: true })));
  const existing = await Promise.all(
    folders.map(async (name) =>
      (await readdir(join(folder, name))).map((file) => join(name, file)),
    ),
  );
  const outdated = existing.flat().filter((name) => !wanted.has(name));
  await Promise.all(outdated.map((name) => rm(join(folder, name), { recursive: true })));
  const excluded = files
    .filter((file) => !hasSafeNames(file))
    .map(({ collection, name }) => ({
      collection,
      name,
      issues: [{ message: 'Its address can’t be a file name.' }],
    }));
  return { written, removed: outdated.length, excluded };
}

/** Prevents names that lead out of the folder. */
function hasSafeNames({ collection, name, pictures }: PublishedFile): boolean {
  if (!publishedCollections.includes(collection)) return false;
  return [name, ...pictures.map((picture) => basename(picture))].every((part) =>
    /^[a-z0-9][a-z0-9.-]*$/.test(part),
  );
}
