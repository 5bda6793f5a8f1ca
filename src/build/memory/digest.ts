import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What fonts, icons, drawings and the reading of texts depend on, besides the texts. */
const code = ['package.json', 'src', 'contract', 'content/settings'];

const known = new Map<string, string>();

/** A digest of code and settings below `root`, as they were when it was first asked for: what was made by the same need not be made again. */
export function codeDigest(root: string): string {
  const digest = known.get(root) ?? readCode(root);
  known.set(root, digest);
  return digest;
}

function readCode(root: string): string {
  const hash = createHash('sha256');
  for (const name of code) {
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
  if (name.includes('.')) return [name];
  return readdirSync(join(root, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
