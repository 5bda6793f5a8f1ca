import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../write-file-atomic';
import type { BundleRecord } from './bundle-record';
import { codeDigest, packageList, textDigest } from './digest';
import { rememberBundle } from './bundle-cache-plugin';

/** What tells Gatsby and Babel how to build; the first two are there compiled. */
const builderFiles = ['gatsby-config.js', 'gatsby-node.js', 'babel.config.json'];

/** What Gatsby writes of the browser's bundle, and finds the scripts of a page by. */
const ofBrowser = [
  'public/webpack.stats.json',
  'public/chunk-map.json',
  'public/_gatsby/slices/_gatsby-scripts-1.html',
];

type Stage = 'build-javascript' | 'build-html';

/** What this build's runs of webpack have made, by the file in which the next build looks for it. */
const made = new Map<string, BundleRecord>();

/** The plugin that spares webpack a run which would make the same again; none where it cannot be told which packages there are. */
export function bundleMemory(stage: Stage) {
  const root = process.cwd();
  const settings = bundleSettings(root, process.env);
  if (settings === null) return [];
  const file = join(root, '.cache', 'made', `${stage}.json`);
  return [
    rememberBundle({
      file,
      settings,
      beside: stage === 'build-javascript' ? ofBrowser : [],
      keep: (record) => made.set(file, record),
    }),
  ];
}

/** Remembers the bundles of this build. For its end, when all its pages name them. */
export async function saveBundleMemory(): Promise<void> {
  for (const [file, record] of made) await writeWhole(file, JSON.stringify(record));
}

/**
 * A digest of all that the bundles go by besides the files that webpack reads; null where a file of it is missing. The code counts as a
 * whole: a new file may be found before one that was read.
 */
export function bundleSettings(root: string, environment: NodeJS.ProcessEnv): string | null {
  const files = builderFiles.map((file) => join(root, file));
  if (![...files, join(root, packageList)].every((file) => existsSync(file))) return null;
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const variables = Object.entries(environment)
    .filter(([name]) => name.startsWith('GATSBY_') || name === 'NODE_ENV')
    .sort();
  return textDigest(JSON.stringify([codeDigest(root), variables, texts]));
}
