import type { Reference } from '../../../../contract/mdx/parse-body';
import { listHolidays } from '../../../../contract/shared/office-hours/office-time';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { defaultRegion, toRegion } from '../../../../contract/shared/regions';
import { defaultLanguage } from '../../../../contract/shared/text/site-languages';
import { checkFactUses } from '../checks/check-fact-uses';
import { checkTranslations } from '../checks/check-translations';
import { findDuplicates } from '../checks/find-duplicates';
import type { Collections, Entry } from '../entry';
import { insertFacts } from '../insert-facts';
import { collectionNames, type CollectionName } from '../schemas/schemas';
import { translateCollections, type Translation } from '../translations';
import { loadEntries, type ContentCaches } from './load-entries';
import { loadLanguages, type LoadedLanguages } from './load-languages';
import { loadPrograms, type LoadedPrograms } from './load-programs';
import { loadSettings } from './load-settings';

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

/** Reads content/ and published files, and checks each file. */
export async function loadContent(
  root: string,
  now: Date,
  caches: ContentCaches = {},
): Promise<LoadedContent> {
  const today = getOfficeDay(defaultRegion, now);
  const files = await loadEntries(root, now, caches);
  const programs = loadPrograms(root, today);
  const languages = loadLanguages(root);
  const settings = loadSettings(root);

  const complete = (entry: Entry<CollectionName>) => {
    const { content, fields, language, key, name } = entry;
    const isOffice = key.startsWith('regions/') && language === defaultLanguage;
    const holidays = isOffice && { holidays: listHolidays(settings.holidays, toRegion(name)) };
    return {
      ...entry,
      fields: { ...fields, ...holidays },
      content: insertFacts(content, programs.programs, today, language),
    };
  };
  const entries = files.entries.map(({ entry }) => complete(entry));
  const english = entries.filter(({ language }) => language === defaultLanguage);
  const collections = Object.fromEntries(
    collectionNames.map((collection) => [
      collection,
      english.filter(({ key }) => key.startsWith(`${collection}/`)),
    ]),
  ) as Collections;
  const translations = entries.filter((entry) => !english.includes(entry)) as Translation[];
  const hashes = new Map(files.entries.map(({ entry, hash }) => [entry.file, hash]));
  return {
    collections,
    spanish: translateCollections(collections, translations, hashes),
    translations,
    ...settings,
    ...programs,
    ...languages,
    references: files.references,
    issues: [
      ...files.issues,
      ...findDuplicates(collections),
      ...programs.issues,
      ...languages.issues,
      ...checkFactUses(files.factUses, programs.programs, today),
      ...settings.issues,
      ...checkTranslations(collections, translations),
    ],
  };
}
