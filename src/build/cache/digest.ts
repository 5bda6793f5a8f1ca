import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What says which files of packages there are: npm writes it with every install. */
export const packageList = 'node_modules/.package-lock.json';

/** What bundles, fonts, icons, drawings and the reading of texts depend on, besides the texts and Node itself. */
const code = ['package.json', packageList, 'src', 'contract', 'content/settings'];

const known = new Map<string, string>();

/**
 * A digest of code, packages and settings below `root`, as they were when it was first asked for: what was made by the same need not be made
 * again.
 */
export function codeDigest(root: string): string {
  const digest = known.get(root) ?? readCode(root);
  known.set(root, digest);
  return digest;
}

function readCode(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const name of code.filter((path) => existsSync(join(root, path)))) {
    for (const file of filesOf(root, name))
      hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** A digest of a text. */
export function textDigest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function filesOf(root: string, name: string): string[] {
  if (/\.json$/.test(name)) return [name];
  return readdirSync(join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
