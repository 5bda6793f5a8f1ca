import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Type from 'typebox';
import { Check } from 'typebox/value';
import type { PublishedCollection } from '../../../contract/publishing/schema';

const ContentNames = Type.Record(Type.String(), Type.Array(Type.String()));

/** Reads the names of a collection in content-names.json, which the site's build writes; empty without one. */
export function readContentNames(
  siteDir: string,
  collection: PublishedCollection,
): ReadonlySet<string> {
  const file = join(siteDir, 'content-names.json');
  if (!existsSync(file)) return new Set();
  const names: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (Check(ContentNames, names)) return new Set(names[collection]);
  throw new Error(`${file} is not a list of names: build the site again.`);
}
