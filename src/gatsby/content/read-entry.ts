import { isUtf8 } from 'node:buffer';
import type { parseBody } from '../../../contract/mdx/parse-body';
import { findRegion } from '../../../contract/shared/regions';
import { curlAllQuotes } from '../../../contract/shared/text/curl-quotes';
import { checkFields, checkRegionsField, checkTexts } from './checks/check-fields';
import { parseFileName } from './checks/check-file-names';
import { findForeignPrograms } from './checks/check-region';
import { checkYaml } from './checks/check-yaml';
import { createFileIssue, type ContentIssue, type Entry } from './entry';
import { schemas, type CollectionName, type FieldsOf } from './schemas/schemas';
import { translationSchemas } from './schemas/translation-schemas';
import { getFileLanguage, hashSource, translationSuffix } from './translations';

type IssueText = Pick<ContentIssue, 'message' | 'advice'>;

const wrongEncoding: IssueText = {
  message: 'The file isn’t saved as UTF-8, so some characters would be wrong.',
  advice: 'Save it again with the encoding UTF-8.',
};

/** Looked up in the lists of counties. */
const countyFields = ['counties', 'county'];

/** Parses and checks a file. `parse` may keep results of texts. The entry is null if its front matter has issues. */
export async function readEntry(
  collection: CollectionName,
  { file, name: fileName, bytes }: { file: string; name: string; bytes: Buffer },
  { now, parse }: { now: Date; parse: typeof parseBody },
) {
  const reject = ({ message, advice }: IssueText) => {
    const issues = [createFileIssue(file, message, advice)];
    return { entry: null, hash: '', references: [], factUses: [], issues };
  };
  if (!isUtf8(bytes)) return reject(wrongEncoding);
  const text = bytes.toString();
  const source = splitFrontMatter(text);
  if (source.missing) return reject(source.missing);
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
    ...fieldIssues.map(({ path, ...issue }) => ({ file, line: fields.getLine(path), ...issue })),
    ...nameIssues,
  ];
  const region = collection === 'regions' ? findRegion(name) : variant;
  // A translation says what the English text says, with the Spanish names of the states.
  const programIssues = region && !isTranslation ? findForeignPrograms(region, file, text) : [];
  const entry: Entry<CollectionName> = {
    file,
    key: `${collection}/${fileName.replace(/\.mdx$/, '')}`,
    name,
    variant,
    fields: curlAllQuotes(fields.value, countyFields) as FieldsOf<CollectionName>,
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
    factUses: body.factUses.map(toFilePosition),
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
  missing: IssueText | null;
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
