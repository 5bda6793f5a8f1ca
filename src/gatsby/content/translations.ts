import { createHash } from 'node:crypto';
import { defaultLanguage, type SiteLanguage } from '../../../contract/shared/text/site-languages';
import type { Collections, Entry } from './entry';
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

/** Writes the hash of the English text into a translation, as the last field. */
export function stampTranslation(translation: string, source: string): string {
  const line = `sourceHash: "${hashSource(source)}"`;
  return /^sourceHash:.*$/m.test(translation)
    ? translation.replace(/^sourceHash:.*$/m, line)
    : translation.replace(/^(---[^]*?\n)---/, `$1${line}\n---`);
}
