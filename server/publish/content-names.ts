import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedCollection } from '../../contract/published';

/** The names that files of content/ have taken: a post or job of the office needs another one. */
export type ContentNames = Readonly<Record<PublishedCollection, readonly string[]>>;

/**
 * Reads the names from content-names.json, which the site's build leaves in the site's folder; none where it has left none.
 * Throws when the file holds anything else.
 */
export function contentNames(siteDir: string): ContentNames {
  const file = join(siteDir, 'content-names.json');
  if (!existsSync(file)) return { blog: [], jobs: [] };
  const { blog, jobs } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  if (isNames(blog) && isNames(jobs)) return { blog, jobs };
  throw new Error(`${file} is not a list of names: build the site again.`);
}

function isNames(list: unknown): list is string[] {
  return Array.isArray(list) && list.every((name) => typeof name === 'string');
}
