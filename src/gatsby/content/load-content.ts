import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBody, type Reference } from '../../../contract/mdx/parse-body';
import { publishedCollections } from '../../../contract/publishing/schema';
import { listHolidays } from '../../../contract/shared/office-hours/office-time';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion, toRegion } from '../../../contract/shared/regions';
import { defaultLanguage } from '../../../contract/shared/text/site-languages';
import { listFiles } from './checks/check-file-names';
import { findDuplicates } from './checks/find-duplicates';
import type { Collections } from './entry';
import { findUnknownFacts, insertFacts } from './insert-facts';
import { loadLanguages, type LoadedLanguages } from './load-languages';
import { loadPrograms, type LoadedPrograms } from './load-programs';
import { loadSettings } from './load-settings';
import { publishedFolder } from './published-folder';
import { readEntry } from './read-entry';
import { collectionNames, type CollectionName } from './schemas/schemas';
import { checkTranslations, translateCollections, type Translation } from './translations';

export type LoadedContent = LoadedPrograms &
  LoadedLanguages &
  ReturnType<typeof loadSettings> & {
    collections: Collections;
    /** The same entries in Spanish, where their translation is up to date. */
    spanish: Collections;
    translations: Translation[];
    /** Links and pictures of all files. */
    references: (Reference & { file: string })[];
  };

/** `parse`: may keep results of texts. `entries`: the last result of each file, which the caller may keep for the next time. */
export type ContentCaches = {
  parse?: typeof parseBody;
  entries?: Map<string, { key: string; result: ReturnType<typeof readEntry> }>;
};

/** Reads content/ and published files, and checks each file. Files with invalid front matter are not in the collections. */
export async function loadContent(
  root: string,
  now: Date,
  { parse = parseBody, entries: known = new Map() }: ContentCaches = {},
): Promise<LoadedContent> {
  const read = (collection: CollectionName, folder: string, name: string) => {
    const file = `${folder}/${name}`;
    const bytes = readFileSync(join(root, file));
    // Front matter is checked against the day.
    const key = `${now.toISOString().slice(0, 10)} ${bytes.toString()}`;
    const last = known.get(file);
    if (last?.key === key) return last.result;
    const result = readEntry(collection, { file, name, bytes }, { now, parse });
    known.set(file, { key, result });
    return result;
  };
  const folders = collectionNames.flatMap((collection) =>
    listFolders(collection).map((folder) => ({ collection, folder, ...listFiles(root, folder) })),
  );
  const results = await Promise.all(
    folders.flatMap(({ collection, folder, names }) =>
      names.map((name) => read(collection, folder, name)),
    ),
  );
  const today = getOfficeDay(defaultRegion, now);
  const { issues: programIssues, ...programs } = loadPrograms(root, today);
  const { issues: languageIssues, ...languages } = loadLanguages(root);
  const { issues: settingIssues, ...settings } = loadSettings(root);

  const hashes = new Map(results.map(({ entry, hash }) => [entry?.file ?? '', hash]));
  const valid = results.flatMap(({ entry }) => entry ?? []);
  const entries = valid.map((entry) => {
    const { content, fields, language, key, name } = entry;
    const isOffice = key.startsWith('regions/') && language === defaultLanguage;
    return {
      ...entry,
      fields: isOffice
        ? { ...fields, holidays: listHolidays(settings.holidays, toRegion(name)) }
        : fields,
      content: insertFacts(content, programs.programs, today, language),
    };
  });
  const english = entries.filter(({ language }) => language === defaultLanguage);
  const collections = Object.fromEntries(
    collectionNames.map((collection) => [
      collection,
      english.filter(({ key }) => key.startsWith(`${collection}/`)),
    ]),
  ) as Collections;
  const translations = entries.filter(
    ({ language }) => language !== defaultLanguage,
  ) as Translation[];
  return {
    collections,
    spanish: translateCollections(collections, translations, hashes),
    translations,
    ...settings,
    ...programs,
    ...languages,
    references: results.flatMap(({ references }) => references),
    issues: [
      ...[...folders, ...results].flatMap(({ issues }) => issues),
      ...findDuplicates(collections),
      ...programIssues,
      ...languageIssues,
      ...findUnknownFacts(
        results.flatMap(({ factUses }) => factUses),
        programs.programs,
        today,
      ),
      ...settingIssues,
      ...checkTranslations(collections, translations),
    ],
  };
}

function listFolders(collection: CollectionName): string[] {
  const isPublished = publishedCollections.some((name) => name === collection);
  return [`content/${collection}`, ...(isPublished ? [`${publishedFolder}/${collection}`] : [])];
}
