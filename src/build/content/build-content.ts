import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseBody } from '../../../contract/mdx/parse-body';
import type { LeftOutFile } from '../../../contract/publishing/schema';
import { checkContent, type CheckedContent } from './check-content';
import { formatFault } from './content-issue';
import { openFieldsMemory } from './front-matter-cache';
import { checkLeavingOut } from './exclude-invalid';
import { codeDigest } from '../cache/digest';
import { openTextMemory } from '../cache/text-cache';
import { leftOutFile } from './published-folder';
import { siteUrl } from '../site-url';

const bodiesFile = '.cache/made/bodies.json';
const fieldsFile = '.cache/made/fields.json';

/** What was checked before Gatsby has read the files, for the first who asks. */
let ahead: CheckedContent | null = null;
let last: CheckedContent | null = null;

/**
 * Checks the content before Gatsby reads its files, and takes away what of the office it refuses. What that was is noted for the publisher,
 * after what the source plugin has noted.
 */
export async function leaveOutRefused(): Promise<void> {
  const root = process.cwd();
  const { content, leftOut } = await checkLeavingOut(readContent, (file) =>
    rm(join(root, file), { recursive: true }),
  );
  const noted = await readFile(leftOutFile, 'utf8').catch(() => '[]');
  await mkdir(dirname(leftOutFile), { recursive: true });
  await writeFile(
    leftOutFile,
    JSON.stringify([...(JSON.parse(noted) as LeftOutFile[]), ...leftOut]),
  );
  for (const { collection, name, problem } of leftOut) {
    console.warn(`Left out of this build: ${collection}/${name}. ${problem}`);
  }
  ahead = content;
}

/**
 * The content of this build, read and checked. Throws with every fault, one paragraph each, when there is one.
 */
export async function buildContent(): Promise<CheckedContent> {
  const content = ahead ?? (await readContent());
  ahead = null;
  if (content.faults.length === 0) return (last = content);
  throw new Error(
    `The content has ${content.faults.length} to mend:\n\n${content.faults.map(formatFault).join('\n')}`,
  );
}

/** The content that the pages of this build were made of. */
export async function builtContent(): Promise<CheckedContent> {
  return last ?? buildContent();
}

async function readContent(): Promise<CheckedContent> {
  const root = process.cwd();
  const version = codeDigest(root);
  const bodies = await openTextMemory(bodiesFile, version, parseBody);
  const fields = await openFieldsMemory(fieldsFile, version);
  const readers = { parseBody: bodies.recall, readFields: fields.read };
  const content = await checkContent(root, siteUrl(), new Date(), readers);
  await Promise.all([bodies.save(), fields.save()]);
  return content;
}
