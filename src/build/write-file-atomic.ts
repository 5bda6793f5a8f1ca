import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes a file that later builds take for finished when it is there: all of it, or none. A build that is stopped, or finds the disk full,
 * leaves no half of one.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const unfinished = join(dirname(file), `.${basename(file)}${unfinishedEnd}`);
  try {
    await writeFile(unfinished, content);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** How the name ends of what a build that was stopped left behind. */
export const unfinishedEnd = '.part';
