import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads csp-hashes.json, which the site's build writes: hashes of inline scripts as "'sha256-…'". Empty without the file. */
export function readInlineScriptHashes(siteDir: string): string[] {
  const file = join(siteDir, 'csp-hashes.json');
  if (!existsSync(file)) return [];
  const hashes: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const isHash = (value: unknown): value is string =>
    typeof value === 'string' && /^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$/.test(value);
  if (Array.isArray(hashes) && hashes.every(isHash)) return hashes;
  throw new Error(`${file} is not a list of hashes for the content security policy.`);
}
