import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeFileAtomic } from '../write-file-atomic';
import { planCompression, type BuiltFile } from './compression-plan';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** As many as zlib has threads. */
const concurrency = 4;

/**
 * Writes the .br and .gz files that the server hands out in place of an original, and removes those that are out of date.
 * @param folder the built site
 * @param except paths in it, with slashes, of files that get no compressed sibling
 * @param hurry where somebody waits for the site
 */
export async function compressFiles(
  folder: string,
  except: readonly string[],
  hurry: boolean,
): Promise<void> {
  const { remove, compress } = planCompression(await list(folder), except);
  await Promise.all(remove.map((path) => rm(join(folder, path))));
  const queue = compress.values();
  const worker = async () => {
    for (const path of queue) await compressFile(join(folder, path), qualityWhen(hurry));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** Brotli's quality: in a hurry 2.6 times as fast as the best, for 2.4 % more bytes. */
const qualityWhen = (hurry: boolean): 10 | 11 => (hurry ? 10 : 11);

async function list(folder: string): Promise<BuiltFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      const { size, mtimeMs } = await stat(file);
      return { path: relative(folder, file).replaceAll('\\', '/'), size, changed: mtimeMs };
    }),
  );
}

async function compressFile(file: string, quality: number): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFileAtomic(`${file}.br`, await toBrotli(bytes, { params }));
  await writeFileAtomic(`${file}.gz`, await toGzip(bytes));
}
