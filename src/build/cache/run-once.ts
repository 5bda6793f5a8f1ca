import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../write-file-atomic';
import { codeDigest } from './digest';

/** Beside what Gatsby remembers, and emptied with it. */
const folder = '.cache/made';

/**
 * Does `work`, unless the same code and settings have done it in a build before and what it made is still there. Of work that was broken
 * off nothing counts as made.
 * @param made the files that it makes, or the one it makes last
 */
export async function once(
  name: string,
  made: readonly string[],
  work: () => Promise<unknown>,
  stamp = { folder, digest: codeDigest(process.cwd()) },
): Promise<void> {
  const file = join(stamp.folder, name);
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before === stamp.digest && made.every((path) => existsSync(path))) return;
  await rm(file, { force: true });
  await work();
  await writeWhole(file, stamp.digest);
}
