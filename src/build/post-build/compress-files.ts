import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeFileAtomic } from '../write-file-atomic';
import { planCompression, type BuiltFile } from './compression-plan';

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
