import { isUtf8 } from 'node:buffer';
import type { IssueMessage } from '../../../../contract/mdx/mdx-issue';
import type { parseBody } from '../../../../contract/mdx/parse-body';
import { findRegion } from '../../../../contract/shared/regions';
import { curlAllQuotes } from '../../../../contract/shared/text/curl-quotes';
import { checkFields, checkRegionsField, checkTexts } from '../checks/check-fields';
import { parseFileName } from './parse-file-name';
import { findForeignPrograms } from '../checks/check-region';
import type { Entry } from '../entry';
import { createFileIssue } from '../issues';
import { schemas, type CollectionName, type FieldsOf } from '../schemas/schemas';
import { translationSchemas } from '../schemas/translation-schemas';
import { getFileLanguage, hashSource, translationSuffix } from '../translations';
import { checkYaml } from '../yaml/check-yaml';
import { splitFrontMatter } from './front-matter';

type Source = { file: string; name: string; bytes: Buffer };

const wrongEncoding: IssueMessage = {
  message: 'The file isn’t saved as UTF-8, so some characters would be wrong.',
  advice: 'Save it again with the encoding UTF-8.',
};

/** Looked up in the lists of counties. */
const countyFields = ['counties', 'county'];

/** Parses and checks a file. `parse` may keep results of texts. The entry is null if its fields have issues. */
export async function readEntry(
  collection: CollectionName,
  { file, name: fileName, bytes }: Source,
  { now, parse }: { now: Date; parse: typeof parseBody },
) {
  const reject = ({ message, advice }: IssueMessage) => {
    const issues = [createFileIssue(file, message, advice)];
    return { entry: null, hash: '', references: [], factUses: [], issues };
  };
  if (!isUtf8(bytes)) return reject(wrongEncoding);
  const text = bytes.toString();
  const { frontMatter, body, bodyLine, missing } = splitFrontMatter(text);
  if (missing) return reject(missing);

  const fileNameParts = parseFileName(collection, file, fileName);
  const { name, variant } = fileNameParts;
  const isTranslation = fileName.endsWith(translationSuffix);
  const schema = (isTranslation ? translationSchemas : schemas)[collection];
  const yaml = checkYaml(file, frontMatter, 2, schema);
  const checkValues = () =>
    isTranslation ? checkTexts(yaml.value) : checkFields(collection, name, yaml.value, now);
  const fieldIssues = [
    ...(yaml.issues.length > 0 ? [] : checkValues()),
    ...(isTranslation ? [] : checkRegionsField(collection, variant, yaml.value)),
  ];
  const topIssues = [
    ...yaml.issues,
    ...fieldIssues.map(({ path, ...issue }) => ({ file, line: yaml.getLine(path), ...issue })),
    ...fileNameParts.issues,
  ];
  const region = collection === 'regions' ? findRegion(name) : variant;
  // A translation says what the English text says, with the Spanish names of the states.
  const programIssues = region && !isTranslation ? findForeignPrograms(region, file, text) : [];

  const { content, components, readingMinutes, ...found } = await parse(body, collection);
  const toFilePosition = <Position extends { line: number }>(position: Position) => ({
    ...position,
    file,
    line: position.line + bodyLine - 1,
  });
  const entry: Entry<CollectionName> = {
    file,
    key: `${collection}/${fileName.replace(/\.mdx$/, '')}`,
    name,
    variant,
    fields: curlAllQuotes(yaml.value, countyFields) as FieldsOf<CollectionName>,
    language: getFileLanguage(file),
    content,
    components,
    readingMinutes,
  };
  const programLinks = listProgramLinks(entry).map(({ link, index }) => {
    const [path = '', anchor = ''] = link.split('#');
    const line = yaml.getLine(['programs', String(index), 'link']);
    return { kind: 'page' as const, path, anchor, file, line, column: 1 };
  });
  return {
    entry: topIssues.length === 0 ? entry : null,
    hash: hashSource(text),
    references: [...found.references.map(toFilePosition), ...programLinks],
    factUses: found.factUses.map(toFilePosition),
    issues: [...topIssues, ...programIssues, ...found.issues.map(toFilePosition)],
  };
}

function listProgramLinks({ fields }: Entry<CollectionName>) {
  const programs = 'programs' in fields && Array.isArray(fields.programs) ? fields.programs : [];
  return programs.flatMap(({ link }, index) => (link === undefined ? [] : { link, index }));
}
