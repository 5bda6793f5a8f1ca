import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TObject } from 'typebox';
import { parseBody, type FactUse, type Reference } from '../../../contract/mdx/parse-body';
import { publishedCollections } from '../../../contract/publishing/schema';
import { listHolidays } from '../../../contract/shared/office-hours/office-time';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion, findRegion, toRegion } from '../../../contract/shared/regions';
import { curlAllQuotes } from '../../../contract/shared/text/curl-quotes';
import { defaultLanguage } from '../../../contract/shared/text/site-languages';
import { parseRegisteredNumbers } from '../registered-numbers';
import { checkFields, checkRegionsField, checkTexts } from './checks/check-fields';
import { listFiles, parseFileName } from './checks/check-file-names';
import { findForeignPrograms } from './checks/check-region';
import { findDuplicates } from './checks/find-duplicates';
import { checkYaml } from './checks/check-yaml';
import type { Collections, Entry, ContentIssue } from './entry';
import { findUnknownFacts, insertFacts } from './insert-facts';
import { loadLanguages, type LoadedLanguages } from './load-languages';
import { loadPrograms, type LoadedPrograms } from './load-programs';
import { publishedFolder } from './published-folder';
import { collectionNames, schemas, type CollectionName, type FieldsOf } from './schemas/schemas';
import {
  AreaAgencySettings,
  CountySettings,
  HolidaySettings,
  JobAdLawSettings,
  PhoneSettings,
  RegionSettings,
  SiteSettings,
  StateSettings,
} from './schemas/settings-schema';
import { translationSchemas } from './schemas/translation-schemas';
import {
  checkTranslations,
  hashSource,
  translateCollections,
  getFileLanguage,
  translationSuffix,
  type Translation,
} from './translations';

export type LoadedContent = LoadedPrograms &
  LoadedLanguages & {
    collections: Collections;
    /** The same entries in Spanish, where their translation is up to date. */
    spanish: Collections;
    translations: Translation[];
    settings: SiteSettings;
    holidays: HolidaySettings['holidays'];
    /** Ten digits each (specification section 5). */
    registeredNumbers: string[];
    /** Links and pictures of all files. */
    references: (Reference & { file: string })[];
  };

/** `parse`: may keep results of texts. `entries`: the last result of each file, which the caller may keep for the next time. */
export type ContentCaches = {
  parse?: typeof parseBody;
  entries?: Map<string, { key: string; result: ReturnType<typeof readEntry> }>;
};

/** Looked up in the lists of counties. */
const countyFields = ['counties', 'county'];

const numbersFile = 'content/settings/registered-numbers.txt';

/** Reads content/ and published files, and checks each file. Files with invalid front matter are not in the collections. */
export async function loadContent(
  root: string,
  now: Date,
  { parse = parseBody, entries: known = new Map() }: ContentCaches = {},
): Promise<LoadedContent> {
  const issues: ContentIssue[] = [];
  const references: LoadedContent['references'] = [];
  const facts: (FactUse & { file: string })[] = [];
  const collections: Partial<Record<CollectionName, unknown>> = {};
  const translations: Translation[] = [];
  const hashes = new Map<string, string>();

  for (const collection of collectionNames) {
    const isPublished = publishedCollections.some((name) => name === collection);
    const folders = [
      `content/${collection}`,
      ...(isPublished ? [`${publishedFolder}/${collection}`] : []),
    ];
    const entries: unknown[] = [];
    for (const folder of folders) {
      const files = listFiles(root, folder);
      issues.push(...files.issues);
      const results = await Promise.all(
        files.names.map((name) => {
          const file = `${folder}/${name}`;
          const bytes = readFileSync(join(root, file));
          if (!isUtf8(bytes)) return Promise.resolve(toEncodingIssue(file));
          const text = bytes.toString();
          // Front matter is checked against the day.
          const key = `${now.toISOString().slice(0, 10)} ${text}`;
          const last = known.get(file);
          if (last?.key === key) return last.result;
          const result = readEntry(collection, { file, name, text }, { now, parse });
          known.set(file, { key, result });
          return result;
        }),
      );
      for (const result of results) {
        issues.push(...result.issues);
        references.push(...result.references);
        facts.push(...result.facts);
        if (result.entry === null) continue;
        const { entry } = result;
        hashes.set(entry.file, result.hash);
        if (entry.language === defaultLanguage) entries.push(entry);
        else translations.push(entry as Translation);
      }
    }
    collections[collection] = entries;
  }
  issues.push(...findDuplicates(collections as Collections));
  const today = getOfficeDay(defaultRegion, now);
  const { programs, overdueFacts, issues: programIssues } = loadPrograms(root, today);
  const { issues: languageIssues, ...languages } = loadLanguages(root);
  issues.push(...programIssues, ...languageIssues, ...findUnknownFacts(facts, programs, today));

  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const checkSettings = (file: string, schema: TObject) => checkYaml(file, read(file), 1, schema);
  const site = checkSettings('content/settings/site.yaml', SiteSettings);
  const holidays = checkSettings('content/settings/holidays.yaml', HolidaySettings);
  const registered = parseRegisteredNumbers(numbersFile, read(numbersFile));
  issues.push(
    ...site.issues,
    ...holidays.issues,
    ...registered.issues,
    // Code imports these files.
    ...checkSettings('content/settings/regions.json', RegionSettings).issues,
    ...checkSettings('content/settings/counties.json', CountySettings).issues,
    ...checkSettings('content/settings/states.json', StateSettings).issues,
    ...checkSettings('content/settings/job-ad-laws.json', JobAdLawSettings).issues,
    ...checkSettings('content/settings/area-agencies.json', AreaAgencySettings).issues,
    ...checkSettings('content/settings/phones.json', PhoneSettings).issues,
  );
  const closedDays = holidays.issues.length > 0 ? [] : (holidays.value as HolidaySettings).holidays;
  const fillFacts = <Item extends Pick<Translation, 'content' | 'language'>>(
    entry: Item,
  ): Item => ({
    ...entry,
    content: insertFacts(entry.content, programs, today, entry.language),
  });
  const { regions, ...others } = Object.fromEntries(
    Object.entries(collections as Collections).map(([name, entries]) => [
      name,
      entries.map(fillFacts),
    ]),
  ) as Collections;
  const english: Collections = {
    ...others,
    regions: regions.map((entry) => {
      const fields = {
        ...entry.fields,
        holidays: listHolidays(closedDays, toRegion(entry.name)),
      };
      return { ...entry, fields };
    }),
  };
  const translated = translations.map(fillFacts);
  issues.push(...checkTranslations(english, translated));
  return {
    collections: english,
    spanish: translateCollections(english, translated, hashes),
    translations: translated,
    holidays: closedDays,
    settings: site.value as SiteSettings,
    registeredNumbers: registered.numbers,
    programs,
    overdueFacts,
    ...languages,
    references,
    issues,
  };
}

function toEncodingIssue(file: string) {
  const message = 'The file isn’t saved as UTF-8, so some characters would be wrong.';
  const advice = 'Save it again with the encoding UTF-8.';
  const none = { entry: null, hash: '', references: [], facts: [] };
  return { ...none, issues: [{ file, line: 1, message, advice }] };
}

async function readEntry<Name extends CollectionName>(
  collection: Name,
  { file, name: fileName, text }: { file: string; name: string; text: string },
  { now, parse }: { now: Date; parse: typeof parseBody },
) {
  const source = splitFrontMatter(text);
  if (source.missing) {
    const issues = [{ file, line: 1, ...source.missing }];
    return { entry: null, hash: '', references: [], facts: [], issues };
  }
  const isTranslation = fileName.endsWith(translationSuffix);
  const schema = (isTranslation ? translationSchemas : schemas)[collection];
  const fields = checkYaml(file, source.frontMatter, 2, schema);
  const body = await parse(source.body, collection);
  const toFilePosition = <Position extends { line: number }>(position: Position) => ({
    ...position,
    file,
    line: position.line + source.bodyLine - 1,
  });
  const { name, variant, issues: nameIssues } = parseFileName(collection, file, fileName);
  const checkValues = () =>
    isTranslation ? checkTexts(fields.value) : checkFields(collection, name, fields.value, now);
  const fieldIssues = [
    ...(fields.issues.length > 0 ? [] : checkValues()),
    ...(isTranslation ? [] : checkRegionsField(collection, variant, fields.value)),
  ];
  const frontMatterIssues = [
    ...fields.issues,
    ...fieldIssues.map(({ path, ...message }) => ({
      file,
      line: fields.getLine(path),
      ...message,
    })),
    ...nameIssues,
  ];
  const region = collection === 'regions' ? findRegion(name) : variant;
  // A translation says what the English text says, with the Spanish names of the states.
  const programIssues = region && !isTranslation ? findForeignPrograms(region, file, text) : [];
  const entry: Entry<Name> = {
    file,
    key: `${collection}/${fileName.replace(/\.mdx$/, '')}`,
    name,
    variant,
    fields: curlAllQuotes(fields.value, countyFields) as FieldsOf<Name>,
    language: getFileLanguage(file),
    content: body.content,
    components: body.components,
    readingMinutes: body.readingMinutes,
  };
  return {
    entry: frontMatterIssues.length === 0 ? entry : null,
    hash: hashSource(text),
    references: [
      ...body.references.map(toFilePosition),
      ...listProgramLinks(entry).map(({ link, index }) => {
        const [path = '', anchor = ''] = link.split('#');
        const line = fields.getLine(['programs', String(index), 'link']);
        return { kind: 'page' as const, path, anchor, file, line, column: 1 };
      }),
    ],
    facts: body.facts.map(toFilePosition),
    issues: [...frontMatterIssues, ...programIssues, ...body.issues.map(toFilePosition)],
  };
}

function listProgramLinks({ fields }: Entry<CollectionName>) {
  const programs = 'programs' in fields && Array.isArray(fields.programs) ? fields.programs : [];
  return programs.flatMap(({ link }, index) => (link === undefined ? [] : { link, index }));
}

/**
 * Splits a file of content/. `bodyLine` is the body's first line, from 1; `missing` is the issue of a file without both `---` lines.
 * Skips a byte order mark, which Notepad adds.
 */
export function splitFrontMatter(text: string): {
  frontMatter: string;
  body: string;
  bodyLine: number;
  missing: Pick<ContentIssue, 'message' | 'advice'> | null;
} {
  const content = text.replace(/^\uFEFF/, '');
  const match = /^---[ \t]*\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/.exec(content);
  if (match) {
    return {
      frontMatter: match[1] ?? '',
      body: content.slice(match[0].length),
      bodyLine: match[0].split('\n').length,
      missing: null,
    };
  }
  const isOpened = /^---[ \t]*\r?\n/.test(content);
  return {
    frontMatter: '',
    body: isOpened ? '' : content,
    bodyLine: 1,
    missing: isOpened
      ? {
          message: 'The fields at the top have no end.',
          advice: 'Write --- on its own line after the last field.',
        }
      : {
          message: 'The fields at the top are missing.',
          advice: 'Write --- on the first line, then one "name: value" per line, then --- again.',
        },
  };
}
