import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomic } from '../write-file-atomic';
import { createBundleCachePlugin } from './bundle-cache-plugin';
import type { BundleRecord } from './bundle-record';
import { digestCode, digestText, packageList } from './digest';

/** Configuration of Gatsby (compiled) and Babel. */
const configFiles = ['gatsby-config.js', 'gatsby-node.js', 'babel.config.json'];

/** Files from which Gatsby finds the scripts of a page. */
const browserSideFiles = [
  'public/webpack.stats.json',
  'public/chunk-map.json',
  'public/_gatsby/slices/_gatsby-scripts-1.html',
];

type Stage = 'build-javascript' | 'build-html';

/** The records of this build, by cache file. */
const records = new Map<string, BundleRecord>();

/** The webpack plugins that reuse the previous build's bundles: one, or none without a list of packages. */
export function cacheBundle(stage: Stage) {
  const root = process.cwd();
  const settings = digestBundleSettings(root, process.env);
  if (settings === null) return [];
  const file = join(root, '.cache', 'made', `${stage}.json`);
  return [
    createBundleCachePlugin({
      file,
      settings,
      sideFiles: stage === 'build-javascript' ? browserSideFiles : [],
      onDone: (record) => records.set(file, record),
    }),
  ];
}

/** Call it at the end of a build, when all pages refer to the bundles. */
export async function saveBundleCache(): Promise<void> {
  for (const [file, record] of records) await writeFileAtomic(file, JSON.stringify(record));
}

/**
 * A digest of everything but the files that webpack reads, or null if a file is missing. Includes all code, because a new file may
 * take precedence over one that was read.
 */
export function digestBundleSettings(root: string, environment: NodeJS.ProcessEnv): string | null {
  const files = configFiles.map((file) => join(root, file));
  if (![...files, join(root, packageList)].every((file) => existsSync(file))) return null;
  const contents = files.map((file) => readFileSync(file, 'utf8'));
  const variables = Object.entries(environment)
    .filter(([name]) => name.startsWith('GATSBY_') || name === 'NODE_ENV')
    .sort();
  return digestText(JSON.stringify([digestCode(root), variables, contents]));
}
