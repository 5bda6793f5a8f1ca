import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestFiles } from '../src/gatsby/text-cache';
import { getSiteUrl } from '../src/gatsby/site-settings';
import { startGatsby } from './child-processes';

const inputs = [
  'content',
  'contract',
  'src',
  'static',
  'plugins',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
];

const fingerprintFile = join('.cache', 'site-fingerprint');
const publicFolder = 'public';

export function siteFingerprint(root = '.', environment = process.env): string {
  const hash = createHash('sha256').update(digestFiles(root, inputs));
  for (const name of Object.keys(environment).sort()) {
    if (name.startsWith('GATSBY_')) hash.update(`${name}=${environment[name]}\0`);
  }
  hash.update(getSiteUrl(environment));
  return hash.digest('hex');
}

export function isSiteStale(): boolean {
  if (!existsSync(join(publicFolder, 'index.html')) || !existsSync(fingerprintFile)) return true;
  return readFileSync(fingerprintFile, 'utf8') !== siteFingerprint();
}

export async function buildSite(): Promise<void> {
  rmSync(fingerprintFile, { force: true });
  const fingerprint = siteFingerprint();
  const [code] = (await once(startGatsby(['build'], { NODE_ENV: 'production' }), 'exit')) as [
    number | null,
  ];
  if (code !== 0) throw new Error('The site could not be built. See the output above.');
  mkdirSync('.cache', { recursive: true });
  writeFileSync(fingerprintFile, fingerprint);
}
