import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
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
    const hash = createHash('sha256').update(process.version);
    for (const file of inputs.flatMap((input) => listFiles(root, input)))
      hash.update(file).update(readFileSync(join(root, file)));
    digest = hash.digest('hex');
    digests.set(root, digest);
  }
  return digest;
}

export function digestText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function listFiles(root: string, input: string): string[] {
  if (!existsSync(join(root, input))) return [];
  if (input.endsWith('.json')) return [input];
  return readdirSync(join(root, input), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}
