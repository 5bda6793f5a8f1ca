import type { PlannedPage } from '../../page-plan/planned-page';
import type { Collections } from '../entry';
import { createFileIssue, type ContentIssue } from '../issues';
import { isPublishedFile } from '../published-folder';
import { toSourceFile, toTranslationFile, type Translation } from '../translations';

/** Translations of files that don't exist, and lists that are longer or shorter than in English. */
export function checkTranslations(
  collections: Collections,
  translations: readonly Translation[],
): ContentIssue[] {
  const sources = new Map(
    Object.values(collections)
      .flat()
      .map((entry): [string, Record<string, unknown>] => [entry.file, entry.fields]),
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

/** Texts that the Spanish pages show in English. */
export function describeUntranslated(
  pages: readonly PlannedPage[],
  content: { spanish: Collections; translations: readonly Translation[] },
): ContentIssue[] {
  const files = new Set(content.translations.map(({ file }) => file));
  return [...new Set(listUntranslated(pages, content.spanish, files))].sort().map((source) => {
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

/** The English files that Spanish pages show, and those whose translation is of an older text. The office writes its own jobs in one language. */
function listUntranslated(
  pages: readonly PlannedPage[],
  spanish: Collections,
  translations: ReadonlySet<string>,
): string[] {
  const shown = pages
    .filter(({ context }) => context.language === 'es' && context.textLanguage !== 'es')
    .map(({ file }) => file);
  const others = Object.values(spanish)
    .flat()
    .filter(({ language }) => language !== 'es')
    .map(({ file }) => file)
    .filter(
      (file) => file.startsWith('content/faqs/') || translations.has(toTranslationFile(file)),
    );
  return [...shown, ...others].filter((file) => !isPublishedFile(file));
}
