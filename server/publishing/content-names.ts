import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedCollection } from '../../contract/publishing/schema';

/** The names that files of content/ have taken: a post or job of the office needs another one. */
export type ContentNames = Readonly<Record<PublishedCollection, ReadonlySet<string>>>;

let last: { file: string; revision: string; names: ContentNames } | null = null;

/**
 * Reads the names from content-names.json, which the site's build leaves in the site's folder; none where it has left none. The file is read
 * again only when it is another one. Throws when it holds anything else.
 */
export function contentNames(siteDir: string): ContentNames {
  const file = join(siteDir, 'content-names.json');
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return { blog: new Set(), jobs: new Set() };
  const revision = `${String(stats.ino)}-${String(stats.mtimeMs)}-${String(stats.size)}`;
  if (last?.file === file && last.revision === revision) return last.names;
  const { blog, jobs } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  if (!isNames(blog) || !isNames(jobs)) {
    throw new Error(`${file} is not a list of names: build the site again.`);
  }
  last = { file, revision, names: { blog: new Set(blog), jobs: new Set(jobs) } };
  return last.names;
}

function isNames(list: unknown): list is string[] {
  return Array.isArray(list) && list.every((name) => typeof name === 'string');
}
