import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The hashes of the site's inline scripts for the content security policy, as the site's build has written them
 * (csp-hashes.json: a list of "'sha256-…'"); none when the file is not there. Throws when it holds anything else.
 */
export function readInlineScriptHashes(siteDir: string): string[] {
  const file = join(siteDir, 'csp-hashes.json');
  if (!existsSync(file)) return [];
  const hashes: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const isHash = (one: unknown): one is string =>
    typeof one === 'string' && /^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$/.test(one);
  if (Array.isArray(hashes) && hashes.every(isHash)) return hashes;
  throw new Error(`${file} is not a list of hashes for the content security policy.`);
}
