import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { overlayNames, parseOverlay, type Overlay } from '../../../contract/publishing/overlay';
import { compressFile } from '../post-build/compress-files';
import { writeFileAtomic } from '../write-file-atomic';

/** Open pages may load scripts of an earlier build for this long, in milliseconds. */
const scriptRetention = 7 * 24 * 60 * 60_000;

/**
 * The folder of an overlay: files/ has what changes, named by its content; assets/ has pictures and scripts at their paths, whose names
 * have a hash. Files are complete or absent, and the manifest is replaced last, so that an interrupted change leaves no trace.
 */
export function openOverlayFolder(folder: string) {
  const files = join(folder, overlayNames.files);
  const manifest = join(folder, overlayNames.manifest);
  return {
    assets: join(folder, overlayNames.assets),
    /** Reads the overlay without the pages whose files are not there, before it is changed. */
    read: async (): Promise<Overlay | null> => {
      const overlay = parseOverlay(await readFile(manifest, 'utf8').catch(() => ''));
      if (overlay === null) return null;
      const pages = Object.entries(overlay.pages).filter(([, { file }]) =>
        isStored(join(files, file)),
      );
      return { ...overlay, pages: Object.fromEntries(pages) };
    },
    /** Stores text under the hash of its content. @returns the name in files/ */
    write: async (path: string, text: string): Promise<string> => {
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 32);
      const name = `${hash}${extname(path)}`;
      const file = join(files, name);
      if (isStored(file)) return name;
      await writeFileAtomic(file, text, { flush: true });
      await compressFile(files, name, { flush: true });
      return name;
    },
    activate: (overlay: Overlay) =>
      writeFileAtomic(manifest, JSON.stringify(overlay), { flush: true }),
    /**
     * Removes what neither overlay needs. Requests that have begun may still read the previous one, but pictures of pages that are gone
     * go at once.
     */
    removeOthers: async (overlay: Overlay, previous: Overlay | null): Promise<void> => {
      const kept = new Set<string>();
      for (const { files: names, pages } of previous ? [overlay, previous] : [overlay]) {
        for (const name of Object.values(names)) if (name) kept.add(name).add(`${name}.br`);
        for (const [page, { assets }] of Object.entries(pages))
          if (page in overlay.pages) for (const path of assets) kept.add(path);
      }
      const stored = await readdir(files).catch((): string[] => []);
      await removeAll(stored.filter((name) => !kept.has(name)).map((name) => join(files, name)));
      const pictures = await listPictures(join(folder, overlayNames.assets));
      const assets = join(folder, overlayNames.assets);
      await removeAll(pictures.filter((path) => !kept.has(path)).map((path) => join(assets, path)));
    },
  };
}

/** True if a file and its compressed copy are there. A disk may lose data that it reported as written. */
function isStored(file: string): boolean {
  return [file, `${file}.br`].every((one) => hasContent(one));
}

function hasContent(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

const pictureFolders = ['og', 'pictures', 'images/posts'];

async function listPictures(assets: string): Promise<string[]> {
  const lists = await Promise.all(
    pictureFolders.map(async (name) => {
      const names = await readdir(join(assets, name)).catch((): string[] => []);
      return names.map((file) => `/${name}/${file}`);
    }),
  );
  return lists.flat();
}

async function removeAll(files: string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(file, { force: true })));
}

/** Keeps the scripts of a build, for pages that are open or in an overlay when the next build replaces it. */
export async function keepScripts(siteDir: string, assets: string): Promise<void> {
  const now = new Date();
  const isScript = (name: string) => /-[0-9a-zA-Z]{8}\.js$/.test(name);
  for (const name of (await readdir(siteDir, { recursive: true })).filter(isScript)) {
    const copy = join(assets, name);
    if (hasContent(copy)) await utimes(copy, now, now);
    else await writeFileAtomic(copy, await readFile(join(siteDir, name)));
  }
  for (const name of (await readdir(assets, { recursive: true })).filter(isScript)) {
    const { mtimeMs } = await stat(join(assets, name));
    if (now.getTime() - mtimeMs > scriptRetention) await rm(join(assets, name));
  }
}
