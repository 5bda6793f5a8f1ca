import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { publishedCollections, type ExcludedFile } from '../../../../contract/publishing/schema';
import type { CheckedContent } from '../check-content';
import { formatMessage, type ContentIssue } from '../issues';
import { excludedListFile, isPublishedFile, publishedFolder } from '../published-folder';

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
    const files = [...new Set(issues.map(({ file }) => file))];
    await Promise.all(files.map(remove));
    excluded.push(...files.flatMap((file) => describeExcluded(file, issues)));
  }
}

function describeExcluded(file: string, issues: readonly ContentIssue[]): ExcludedFile[] {
  const [folder = '', fileName = ''] = file.slice(publishedFolder.length + 1).split('/');
  const collection = publishedCollections.find((name) => name === folder);
  if (collection === undefined || !fileName.endsWith('.mdx')) return [];
  const own = issues.filter((issue) => issue.file === file);
  const issuesByMessage = new Map(
    own.map((issue) => {
      const { message, field, days } = issue;
      return [formatMessage(issue), { message, ...(field && { field }), ...(days && { days }) }];
    }),
  );
  const listed = [...issuesByMessage.values()].slice(0, maxIssuesPerFile);
  return [{ collection, name: fileName.replace(/\.mdx$/, ''), issues: listed }];
}

/** Lists excluded files for the publisher, and in the log of the build. */
export async function reportExcluded(excluded: readonly ExcludedFile[]): Promise<void> {
  // The source plugin may have listed others.
  const listed = await readFile(excludedListFile, 'utf8').catch(() => '[]');
  await mkdir(dirname(excludedListFile), { recursive: true });
  const all = [...(JSON.parse(listed) as ExcludedFile[]), ...excluded];
  await writeFile(excludedListFile, JSON.stringify(all));
  for (const { collection, name, issues } of excluded) {
    const messages = issues.map(formatMessage).join(' ');
    console.warn(`Excluded from this build: ${collection}/${name}. ${messages}`);
  }
}
