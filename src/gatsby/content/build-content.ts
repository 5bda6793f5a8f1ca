import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseBody, type ParsedBody } from '../../../contract/mdx/parse-body';
import { publishedCollections, type ExcludedFile } from '../../../contract/publishing/schema';
import { formatCount } from '../../../contract/shared/text/format-number';
import { openTextCache, digestCode } from '../text-cache';
import { getSiteUrl } from '../site-settings';
import { checkContent, type CheckedContent } from './check-content';
import { formatIssue, formatMessage, type ContentIssue } from './entry';
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

/** Returns one entry, or none for a stray file. */
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

/** The content of this build. Throws an error that lists all issues. */
export async function requireValidContent(): Promise<CheckedContent> {
  const content = prechecked ?? (await readContent());
  prechecked = null;
  if (content.issues.length === 0) return (built = content);
  throw new Error(
    `The content has ${formatCount(content.issues.length, 'issue')}:\n\n${content.issues.map(formatIssue).join('\n')}`,
  );
}

/** The content from which the pages of this build were made. */
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

/** For Gatsby's workers, which don't share the memory of the process that has checked the content. */
export async function parseBodyCached(body: string, collection: string): Promise<ParsedBody> {
  bodyCache ??= openBodyCache();
  return (await bodyCache).get(body, collection);
}

let bodyCache: ReturnType<typeof openBodyCache> | undefined;

function openBodyCache() {
  return openTextCache('.cache/made/bodies.json', digestCode(process.cwd()), parseBody);
}
