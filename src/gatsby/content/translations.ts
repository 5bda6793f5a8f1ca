import { createHash } from 'node:crypto';
import { defaultLanguage, type SiteLanguage } from '../../../contract/shared/text/site-languages';
import { createFileIssue, type Collections, type ContentIssue, type Entry } from './entry';
import type { CollectionName } from './schemas/schemas';

export const translationSuffix = '.es.mdx';

export const getFileLanguage = (file: string): SiteLanguage =>
  file.endsWith(translationSuffix) ? 'es' : defaultLanguage;
export const toSourceFile = (file: string) => file.replace(translationSuffix, '.mdx');
export const toTranslationFile = (file: string) => file.replace(/\.mdx$/, translationSuffix);

type Fields = Readonly<Record<string, unknown>>;

/** An entry of a translation, whose fields are only those that it translates. */
export type Translation = Omit<Entry<CollectionName>, 'fields'> & {
  fields: Fields & { sourceHash?: string };
};

/** Of the English text. A translation keeps it, so that a later change of the English text is noticed. */
export function hashSource(text: string): string {
  return createHash('sha256').update(text.replace(/\r\n/g, '\n')).digest('hex').slice(0, 12);
}

/**
 * The collections in Spanish. An entry without a translation of its present text stays English.
 * @param hashes of the English files
 */
export function translateCollections(
  collections: Collections,
  translations: readonly Translation[],
  hashes: ReadonlyMap<string, string>,
): Collections {
  const bySource = new Map(translations.map((entry) => [toSourceFile(entry.file), entry]));
  const translate = (entry: Entry<CollectionName>) => {
    const translation = bySource.get(entry.file);
    const isCurrent = translation?.fields.sourceHash === hashes.get(entry.file);
    if (translation === undefined || !isCurrent) return entry;
    const { sourceHash: _hash, translatedBy: _by, ...texts } = translation.fields;
    return { ...translation, fields: mergeFields(entry.fields, texts) };
  };
  return Object.fromEntries(
    Object.entries(collections).map(([name, entries]) => [name, entries.map(translate)]),
  ) as Collections;
}

/** Fields of a group, and of each entry of a list, are inherited on their own. */
function mergeFields(source: Fields, translated: Fields): Fields {
  const merged = Object.entries(translated).map(([name, value]) => [
    name,
    mergeValue(source[name], value),
  ]);
  return { ...source, ...Object.fromEntries(merged) };
}

function mergeValue(source: unknown, translated: unknown): unknown {
  if (Array.isArray(source) && Array.isArray(translated))
    return translated.map((item, index) => mergeValue(source[index], item));
  return isGroup(source) && isGroup(translated) ? mergeFields(source, translated) : translated;
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Translations of files that don't exist, and lists that are longer or shorter than in English. */
export function checkTranslations(
  collections: Collections,
  translations: readonly Translation[],
): ContentIssue[] {
  const sources = new Map(
    Object.values(collections)
      .flat()
      .map((entry): [string, Fields] => [entry.file, entry.fields]),
  );
  return translations.flatMap(({ file, fields }): ContentIssue[] => {
    const sourceFile = toSourceFile(file);
    const source = sources.get(sourceFile);
    if (source === undefined) {
      const message = `This is the translation of ${sourceFile}, which does not exist.`;
      return [createFileIssue(file, message, 'Rename it like the English file, or delete it.')];
    }
    return Object.entries(fields)
      .filter(([name, value]) => countEntries(value) !== countEntries(source[name]))
      .map(([name]) =>
        createFileIssue(
          file,
          `The list "${name}" has ${countEntries(fields[name])} entries, but ${countEntries(source[name])} in ${sourceFile}.`,
          'Translate each entry, in the same order.',
        ),
      );
  });
}

const countEntries = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/** What the Spanish pages show in English. @param used files of these pages that are in English */
export function describeUntranslated(
  used: Iterable<string>,
  translations: readonly Translation[],
): ContentIssue[] {
  const files = new Set(translations.map(({ file }) => file));
  return [...new Set(used)].sort().map((source) => {
    const file = toTranslationFile(source);
    const [reason, advice] = files.has(file)
      ? [
          'has changed since it was translated',
          `Compare the two files, then run "npm run content -- --stamp ${file}".`,
        ]
      : ['has no translation', 'Write the file; docs/editing.md lists its fields.'];
    const message = `The Spanish page shows English, because ${source} ${reason}.`;
    return createFileIssue(file, message, advice);
  });
}

/** Writes the hash of the English text into a translation, as the last field. */
export function stampTranslation(translation: string, source: string): string {
  const line = `sourceHash: "${hashSource(source)}"`;
  return /^sourceHash:.*$/m.test(translation)
    ? translation.replace(/^sourceHash:.*$/m, line)
    : translation.replace(/^(---[^]*?\n)---/, `$1${line}\n---`);
}
