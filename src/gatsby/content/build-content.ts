import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ContentNode } from '../../../contract/mdx/mdx-node';
import { parseBody } from '../../../contract/mdx/parse-body';
import type { Program } from '../../../contract/programs/program';
import { maxOverdueDays } from '../../../contract/programs/review';
import { publishedCollections, type ExcludedFile } from '../../../contract/publishing/schema';
import { formatCount } from '../../../contract/shared/text/format-number';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';
import { isDemoSite } from '../../shared/firebase-project';
import { openTextCache, digestCode } from '../text-cache';
import { getSiteUrl } from '../site-settings';
import { checkContent, type CheckedContent } from './check-content';
import { formatIssue, formatMessage, type ContentIssue } from './entry';
import { insertFacts } from './insert-facts';
import { getFileLanguage } from './translations';
import { loadPrograms } from './load-programs';
import { excludedListFile, isPublishedFile, publishedFolder } from './published-folder';

/** Checked before Gatsby reads the files, for the first caller of requireValidContent. */
let prechecked: CheckedContent | null = null;
let built: CheckedContent | null = null;

/** Checks the content before Gatsby reads it, deletes invalid published files, and lists them for the publisher. */
export async function excludeInvalidContent(): Promise<void> {
  const root = process.cwd();
  const { content, excluded } = await checkExcludingInvalid(readContent, (file) =>
    rm(join(root, file), { recursive: true }),
  );
  // The source plugin may have listed others.
  const listed = await readFile(excludedListFile, 'utf8').catch(() => '[]');
  await mkdir(dirname(excludedListFile), { recursive: true });
  await writeFile(
    excludedListFile,
    JSON.stringify([...(JSON.parse(listed) as ExcludedFile[]), ...excluded]),
  );
  for (const { collection, name, issues } of excluded) {
    const messages = issues.map(formatMessage).join(' ');
    console.warn(`Excluded from this build: ${collection}/${name}. ${messages}`);
  }
  prechecked = content;
}

const maxIssuesPerFile = 3;

/**
 * Checks the content repeatedly, removing published files with issues, until none is left: one invalid post must not block all
 * others. Issues in content/ remain in the result.
 */
export async function checkExcludingInvalid(
  check: () => Promise<CheckedContent>,
  remove: (file: string) => Promise<void>,
): Promise<{ content: CheckedContent; excluded: ExcludedFile[] }> {
  const excluded: ExcludedFile[] = [];
  for (;;) {
    const content = await check();
    const issues = content.issues.filter(({ file }) => isPublishedFile(file));
    if (issues.length === 0) return { content, excluded };
    for (const file of new Set(issues.map((issue) => issue.file))) {
      await remove(file);
      excluded.push(
        ...describeExcluded(
          file,
          issues.filter((issue) => issue.file === file),
        ),
      );
    }
  }
}

function describeExcluded(file: string, issues: readonly ContentIssue[]): ExcludedFile[] {
  const [folder = '', fileName = ''] = file.slice(publishedFolder.length + 1).split('/');
  const collection = publishedCollections.find((name) => name === folder);
  if (collection === undefined || !fileName.endsWith('.mdx')) return [];
  const issuesByMessage = new Map(
    issues.map((issue) => {
      const { message, field, days } = issue;
      return [formatMessage(issue), { message, ...(field && { field }), ...(days && { days }) }];
    }),
  );
  const listed = [...issuesByMessage.values()].slice(0, maxIssuesPerFile);
  return [{ collection, name: fileName.replace(/\.mdx$/, ''), issues: listed }];
}

/** Of the files as they are now. In `gatsby develop`, pages show them (src/layout/content-issues.ts). */
let issues: ContentIssue[] = [];
export const getContentIssues = () => issues;

/**
 * The content of this build. Throws an error that lists all issues, except in `gatsby develop`: there the last valid content stays until
 * they are fixed.
 */
export async function requireValidContent(): Promise<CheckedContent> {
  const content = prechecked ?? (await readContent());
  prechecked = null;
  issues = [...content.issues, ...findBlockingIssues(content, isDemoSite())];
  if (issues.length === 0) {
    if (isDevelop) await writeFile(validContentFile, JSON.stringify(content));
    return (built = content);
  }
  if (isDevelop) {
    built ??= await readValidContent();
    if (built !== null) return built;
  }
  throw new Error(
    `The content has ${formatCount(issues.length, 'issue')}:\n\n${issues.map(formatIssue).join('\n')}`,
  );
}

/**
 * Facts whose review is long overdue, because nobody should plan their care with them, and notices that the law requires. They block only
 * the build, because the publishing of a post must not stop on a day on which nothing has changed.
 */
export function findBlockingIssues(
  { overdueFacts, missingNotices }: Pick<CheckedContent, 'overdueFacts' | 'missingNotices'>,
  isDemo: boolean,
): ContentIssue[] {
  if (isDemo) return [];
  return [
    ...overdueFacts.filter(({ overdueDays }) => overdueDays > maxOverdueDays),
    ...missingNotices.filter(({ hasReason }) => !hasReason),
  ];
}

const isDevelop = process.env.gatsby_executing_command === 'develop';

/** Lets `gatsby develop` start with a mistake in a file. */
const validContentFile = '.cache/made/valid-content.json';

async function readValidContent(): Promise<CheckedContent | null> {
  const text = await readFile(validContentFile, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as CheckedContent);
}

export async function getBuiltContent(): Promise<CheckedContent> {
  return built ?? requireValidContent();
}

async function readContent(): Promise<CheckedContent> {
  const bodies = await openBodyCache();
  const content = await checkContent(process.cwd(), getSiteUrl(), new Date(), {
    parse: bodies.get,
  });
  await bodies.save();
  return content;
}

/**
 * The content of a file. Gatsby's workers don't share the memory of the process that has checked it.
 * @param key 'services/hha.new-jersey'
 */
export async function getFileContent(body: string, key: string): Promise<ContentNode[]> {
  const collection = key.split('/')[0] ?? '';
  bodyCache ??= openBodyCache();
  const { content, issues: bodyIssues } = await (await bodyCache).get(body, collection);
  const entries = Object.entries(built?.collections ?? {}).find(
    ([name]) => name === collection,
  )?.[1];
  const today = getOfficeDay(defaultRegion, new Date());
  return bodyIssues.length === 0
    ? insertFacts(content, getPrograms(today), today, getFileLanguage(`${key}.mdx`))
    : (entries?.find((entry) => entry.key === key)?.content ?? []);
}

function getPrograms(today: string): Program[] {
  return built?.programs ?? (workerPrograms ??= loadPrograms(process.cwd(), today).programs);
}

let workerPrograms: Program[] | undefined;
let bodyCache: ReturnType<typeof openBodyCache> | undefined;

function openBodyCache() {
  return openTextCache('.cache/made/bodies.json', digestCode(process.cwd()), parseBody);
}
