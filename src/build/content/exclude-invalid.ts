import { publishedCollections, type ExcludedFile } from '../../../contract/publishing/schema';
import type { CheckedContent } from './check-content';
import type { ContentIssue } from './content-issue';
import { isPublishedFile } from './published-folder';

const maxProblemsPerFile = 3;

/**
 * Checks the content repeatedly, removing published files with issues, until none is left: one invalid post must not block all
 * others. Issues in content/ remain in the result.
 */
export async function checkExcludingInvalid(
  check: () => Promise<CheckedContent>,
  remove: (file: string) => Promise<void>,
): Promise<{ content: CheckedContent; leftOut: ExcludedFile[] }> {
  const leftOut: ExcludedFile[] = [];
  for (;;) {
    const content = await check();
    const issues = content.issues.filter(({ file }) => isPublishedFile(file));
    if (issues.length === 0) return { content, leftOut };
    for (const file of new Set(issues.map((issue) => issue.file))) {
      await remove(file);
      leftOut.push(
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
  const [, folder = '', fileName = ''] = file.split('/');
  const collection = publishedCollections.find((name) => name === folder);
  if (collection === undefined || !fileName.endsWith('.mdx')) return [];
  const problems = [...new Set(issues.map(({ problem }) => problem))].slice(0, maxProblemsPerFile);
  return [{ collection, name: fileName.replace(/\.mdx$/, ''), problem: problems.join(' ') }];
}
