import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeDigest } from './digest';

/** Beside what Gatsby remembers, and emptied with it. */
const folder = '.cache/made';

/**
 * Does `work`, unless the same code and settings have done it in a build before and what it made is still there.
 * @param made the files that it makes, or the one it makes last
 */
export async function once(
  name: string,
  made: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  const stamp = join(folder, name);
  const digest = codeDigest(process.cwd());
  const before = await readFile(stamp, 'utf8').catch(() => null);
  if (before === digest && made.every((file) => existsSync(file))) return;
  await work();
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, digest);
}
