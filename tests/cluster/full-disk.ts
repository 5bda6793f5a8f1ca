import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const block = Buffer.alloc(1024 * 1024);

/** Returns the file that takes all the space that was left. */
export function fillDisk(folder: string): string {
  const file = join(folder, 'filler');
  const descriptor = openSync(file, 'w');
  try {
    for (;;) writeSync(descriptor, block);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
  return file;
}
