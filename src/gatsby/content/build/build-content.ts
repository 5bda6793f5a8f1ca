import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatCount } from '../../../../contract/shared/text/format-number';
import { isDemoSite } from '../../../shared/firebase-project';
import type { CheckedContent } from '../check-content';
import { formatIssue, type ContentIssue } from '../issues';
import { findBlockingIssues } from './blocking-issues';
import { checkExcludingInvalid, reportExcluded } from './exclude-invalid';
import { readContent } from './read-content';

/** Checked before Gatsby reads the files, for the first caller of requireValidContent. */
let prechecked: CheckedContent | null = null;
let built: CheckedContent | null = null;
/** Of the files as they are now. In `gatsby develop`, pages show them (src/layout/content-issues.ts). */
let issues: ContentIssue[] = [];

/** Checks the content before Gatsby reads it, deletes invalid published files, and lists them for the publisher. */
export async function excludeInvalidContent(): Promise<void> {
  const root = process.cwd();
  const { content, excluded } = await checkExcludingInvalid(readContent, (file) =>
    rm(join(root, file), { recursive: true }),
  );
  await reportExcluded(excluded);
  prechecked = content;
}

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

export async function getBuiltContent(): Promise<CheckedContent> {
  return built ?? requireValidContent();
}

/** Null in Gatsby's workers, which don't share the memory of the process that has checked it. */
export const findBuiltContent = () => built;
export const getContentIssues = () => issues;

const isDevelop = process.env.gatsby_executing_command === 'develop';

/** Lets `gatsby develop` start with a mistake in a file. */
const validContentFile = '.cache/made/valid-content.json';

async function readValidContent(): Promise<CheckedContent | null> {
  const text = await readFile(validContentFile, 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as CheckedContent);
}
