import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseBody } from '../../../contract/mdx/parse-body';
import type { ExcludedFile } from '../../../contract/publishing/schema';
import { digestCode } from '../cache/digest';
import { openTextCache } from '../cache/text-cache';
import { getSiteUrl } from '../site-url';
import { checkContent, type CheckedContent } from './check-content';
import { formatIssue } from './content-issue';
import { checkExcludingInvalid } from './exclude-invalid';
import { excludedListFile } from './published-folder';

/** Checked before Gatsby reads the files, for the first caller of requireValidContent. */
let prechecked: CheckedContent | null = null;
let built: CheckedContent | null = null;

/** Checks the content before Gatsby reads it, deletes invalid published files, and lists them for the publisher. */
export async function excludeInvalidContent(): Promise<void> {
  const root = process.cwd();
  const { content, leftOut } = await checkExcludingInvalid(readContent, (file) =>
    rm(join(root, file), { recursive: true }),
  );
  // The source plugin may have listed others.
  const listed = await readFile(excludedListFile, 'utf8').catch(() => '[]');
  await mkdir(dirname(excludedListFile), { recursive: true });
  await writeFile(
    excludedListFile,
    JSON.stringify([...(JSON.parse(listed) as ExcludedFile[]), ...leftOut]),
  );
  for (const { collection, name, problem } of leftOut) {
    console.warn(`Excluded from this build: ${collection}/${name}. ${problem}`);
  }
  prechecked = content;
}

/** The content of this build. Throws an error that lists all issues. */
export async function requireValidContent(): Promise<CheckedContent> {
  const content = prechecked ?? (await readContent());
  prechecked = null;
  if (content.issues.length === 0) return (built = content);
  throw new Error(
    `The content has ${content.issues.length} issues:\n\n${content.issues.map(formatIssue).join('\n')}`,
  );
}

/** The content from which the pages of this build were made. */
export async function getBuiltContent(): Promise<CheckedContent> {
  return built ?? requireValidContent();
}

async function readContent(): Promise<CheckedContent> {
  const root = process.cwd();
  const bodies = await openTextCache('.cache/made/bodies.json', digestCode(root), parseBody);
  const content = await checkContent(root, getSiteUrl(), new Date(), bodies.get);
  await bodies.save();
  return content;
}
