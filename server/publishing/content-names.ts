import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedCollection } from '../../contract/publishing/schema';

export type ContentNames = Readonly<Record<PublishedCollection, ReadonlySet<string>>>;

let cached: { file: string; revision: string; names: ContentNames } | null = null;

/** Reads content-names.json, which the site's build writes; empty without one. Cached until the file changes. */
export function readContentNames(siteDir: string): ContentNames {
  const file = join(siteDir, 'content-names.json');
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return { blog: new Set(), jobs: new Set() };
  const revision = `${String(stats.ino)}-${String(stats.mtimeMs)}-${String(stats.size)}`;
  if (cached?.file === file && cached.revision === revision) return cached.names;
  const { blog, jobs } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  if (!isNames(blog) || !isNames(jobs)) {
    throw new Error(`${file} is not a list of names: build the site again.`);
  }
  cached = { file, revision, names: { blog: new Set(blog), jobs: new Set(jobs) } };
  return cached.names;
}

function isNames(list: unknown): list is string[] {
  return Array.isArray(list) && list.every((name) => typeof name === 'string');
}
