import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBody } from '../../../../contract/mdx/parse-body';
import { publishedCollections } from '../../../../contract/publishing/schema';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { regionIds } from '../../../../contract/shared/regions';
import { publishedFolder } from '../published-folder';
import { collectionNames, type CollectionName } from '../schemas/schemas';
import { listFiles } from './list-files';
import { readEntry } from './read-entry';

/** `parse`: may keep results of texts. `entries`: the last result of each file, which the caller may keep for the next time. */
export type ContentCaches = {
  parse?: typeof parseBody;
  entries?: Map<string, { key: string; result: ReturnType<typeof readEntry> }>;
};

/** Reads and checks the MDX files of content/ and the published ones. Files with invalid fields are not in the entries. */
export async function loadEntries(
  root: string,
  now: Date,
  { parse = parseBody, entries: known = new Map() }: ContentCaches,
) {
  // The date of an article must not be after the day at its office.
  const days = regionIds.map((id) => getOfficeDay(id, now)).join(' ');
  const read = (collection: CollectionName, folder: string, name: string) => {
    const file = `${folder}/${name}`;
    const bytes = readFileSync(join(root, file));
    const key = `${days} ${bytes.toString()}`;
    const last = known.get(file);
    if (last?.key === key) return last.result;
    const result = readEntry(collection, { file, name, bytes }, { now, parse });
    known.set(file, { key, result });
    return result;
  };
  const folders = collectionNames.flatMap((collection) =>
    listFolders(collection).map((folder) => ({
      collection,
      folder,
      ...listFiles(root, folder, '.mdx'),
    })),
  );
  const results = await Promise.all(
    folders.flatMap(({ collection, folder, names }) =>
      names.map((name) => read(collection, folder, name)),
    ),
  );
  return {
    entries: results.flatMap(({ entry, hash }) => (entry === null ? [] : { entry, hash })),
    references: results.flatMap(({ references }) => references),
    factUses: results.flatMap(({ factUses }) => factUses),
    issues: [...folders, ...results].flatMap(({ issues }) => issues),
  };
}

function listFolders(collection: CollectionName): string[] {
  const isPublished = publishedCollections.some((name) => name === collection);
  return [`content/${collection}`, ...(isPublished ? [`${publishedFolder}/${collection}`] : [])];
}
