import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { temporarySuffix, writeFileAtomic } from '../write-file-atomic';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** zlib's thread pool has four threads. */
const concurrency = 4;

/**
 * Writes compressed copies (.br and .gz) of text files and removes outdated ones.
 * @param folder the built site
 * @param excluded paths of files not to compress
 * @param isFast trades size for speed
 */
export async function compressFiles(
  folder: string,
  excluded: readonly string[],
  isFast: boolean,
): Promise<void> {
  const { remove, compress } = planCompression(await listBuiltFiles(folder), excluded);
  await Promise.all(remove.map((path) => rm(join(folder, path))));
  const queue = compress.values();
  // Quality 10 is 2.6 times as fast as 11, for 2.4 % more bytes.
  const quality = isFast ? 10 : 11;
  const worker = async () => {
    for (const path of queue) await compressFile(join(folder, path), quality);
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

async function compressFile(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFileAtomic(`${file}.br`, await toBrotli(bytes, { params }));
  await writeFileAtomic(`${file}.gz`, await toGzip(bytes));
}

/** `path` is relative, with slashes; `size` in bytes; `modifiedAt` in milliseconds since 1970. */
type BuiltFile = { path: string; size: number; modifiedAt: number };

/** Bytes; smaller files fit into one packet. */
const minSize = 1024;

const isText = (path: string) => /\.(?:html|js|css|json|xml|svg|txt|webmanifest)$/.test(path);
const suffixes = ['.br', '.gz'];

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
    ({ path, size }) => isText(path) && size > minSize && !excluded.includes(path),
  );
  const current = originals.filter((file) =>
    suffixes.every((suffix) => isCurrent(file.path + suffix, file)),
  );
  const keep = new Set(current.flatMap(({ path }) => suffixes.map((suffix) => path + suffix)));
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

/** A download such as forms.tar.gz is not a copy. */
function isCompressedCopy(path: string): boolean {
  return suffixes.some((suffix) => path.endsWith(suffix) && isText(path.slice(0, -suffix.length)));
}
