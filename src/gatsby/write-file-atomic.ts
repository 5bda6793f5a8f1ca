import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file completely or not at all. Later builds rely on files that exist.
 * @param options.flush waits until the content is on the disk; otherwise the file may be empty after a power cut
 */
export async function writeFileAtomic(
  file: string,
  content: string | Uint8Array,
  { flush = false } = {},
): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Two builds may write the same file at once.
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}${temporarySuffix}`);
  try {
    await writeFile(temporary, content, { flush });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The suffix of files left by an interrupted build. */
export const temporarySuffix = '.part';
