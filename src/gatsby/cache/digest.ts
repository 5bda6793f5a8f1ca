import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** npm writes it with every install. */
export const packageList = 'node_modules/.package-lock.json';

/** Everything besides content and Node that affects the build output. */
const inputs = ['package.json', packageList, 'src', 'contract', 'content/settings'];

const digests = new Map<string, string>();

/** A digest of code, packages, and settings below `root`, computed once per process. */
export function digestCode(root: string): string {
  let digest = digests.get(root);
  if (digest === undefined) {
    digest = digestFiles(root, inputs);
    digests.set(root, digest);
  }
  return digest;
}

/** A digest of Node's version and of files and folders below `root`. Those that don't exist are skipped. */
export function digestFiles(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap((path) => listFiles(root, path)))
    hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

export function digestText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function listFiles(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
