import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedCollection } from '../../../contract/publishing/schema';

type ContentNames = Readonly<Record<PublishedCollection, ReadonlySet<string>>>;

/** Reads content-names.json, which the site's build writes; empty without one. */
export function readContentNames(siteDir: string): ContentNames {
  const file = join(siteDir, 'content-names.json');
  if (!existsSync(file)) return { blog: new Set(), jobs: new Set() };
  const { blog, jobs } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  if (!isNames(blog) || !isNames(jobs)) {
    throw new Error(`${file} is not a list of names: build the site again.`);
  }
  return { blog: new Set(blog), jobs: new Set(jobs) };
}

function isNames(list: unknown): list is string[] {
  return Array.isArray(list) && list.every((name) => typeof name === 'string');
}
