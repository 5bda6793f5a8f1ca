import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { temporarySuffix, writeFileAtomic } from '../write-file-atomic';

const toBrotli = promisify(brotliCompress);

/** zlib's thread pool has four threads. */
const concurrency = 4;

/**
 * Writes compressed copies (.br) of text files and removes outdated ones. Every supported browser takes Brotli over HTTPS.
 * @param folder the built site
 * @param excluded paths of files not to compress
 */
export async function compressFiles(folder: string, excluded: readonly string[]): Promise<void> {
  const { remove, compress } = planCompression(await listBuiltFiles(folder), excluded);
  await Promise.all(remove.map((path) => rm(join(folder, path))));
  const queue = compress.values();
  const worker = async () => {
    for (const path of queue) await compressFile(folder, path);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

async function listBuiltFiles(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = await stat(file);
      return { path: relative(folder, file).replaceAll('\\', '/'), size, modifiedAt: mtimeMs };
    }),
  );
}

/** @param path within the folder */
export async function compressFile(
  folder: string,
  path: string,
  options?: { flush: boolean },
): Promise<void> {
  const file = join(folder, path);
  // Files with a hash in their name are cached forever, so they are worth forty times the time for a tenth less.
  const quality = isHashed(path) ? 11 : 5;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFileAtomic(`${file}.br`, await toBrotli(await readFile(file), { params }), options);
}

const isHashed = (path: string) =>
  path.startsWith('islands/') || /[-.][0-9a-f]{8,}\.[a-z]+$/.test(path);

/** `path` is relative, with slashes; `size` in bytes; `modifiedAt` in milliseconds since 1970. */
type BuiltFile = { path: string; size: number; modifiedAt: number };

/** Bytes; smaller files fit into one packet. */
const minSize = 1024;

/** Only sign-in and the dashboard load page data. */
const isLoaded = (path: string) =>
  !path.startsWith('page-data/') ||
  /^page-data\/(?:app-data|login|signup|auth|dashboard)\b/.test(path);

const isText = (path: string) => /\.(?:html|js|css|json|xml|svg|txt|webmanifest)$/.test(path);
const suffix = '.br';

/**
 * Decides which files to compress and which compressed copies to remove: outdated ones, and those without an original. Remove first,
 * so that an interrupted build leaves no outdated copies.
 */
function planCompression(
  files: readonly BuiltFile[],
  excluded: readonly string[],
): { compress: string[]; remove: string[] } {
  const modifiedAt = new Map(files.map((file) => [file.path, file.modifiedAt]));
  const isCurrent = (copy: string, original: BuiltFile) =>
    (modifiedAt.get(copy) ?? -Infinity) > original.modifiedAt;
  const originals = files.filter(
    ({ path, size }) =>
      isText(path) && isLoaded(path) && size > minSize && !excluded.includes(path),
  );
  const current = originals.filter((file) => isCurrent(file.path + suffix, file));
  const keep = new Set(current.map(({ path }) => path + suffix));
  return {
    compress: originals.filter((file) => !current.includes(file)).map(({ path }) => path),
    remove: files
      .map(({ path }) => path)
      .filter((path) => isTemporary(path) || (isCompressedCopy(path) && !keep.has(path))),
  };
}

/** Left by an interrupted build. */
function isTemporary(path: string): boolean {
  return /(?:^|\/)\.[^/]+$/.test(path) && path.endsWith(temporarySuffix);
}

function isCompressedCopy(path: string): boolean {
  return path.endsWith(suffix) && isText(path.slice(0, -suffix.length));
}
