import { parseBody } from '../../contract/mdx/parse-body';
import { checkContent, type CheckedContent } from './content/check-content';
import { formatFault } from './content/fault';
import { codeDigest } from './memory/digest';
import { openTextMemory } from './memory/text-memory';
import { siteUrl } from './site-url';

const memoryFile = '.cache/made/bodies.json';

let last: CheckedContent | null = null;

/**
 * The content of this build, read and checked. Throws with every fault, one paragraph each, when there is one.
 */
export async function buildContent(): Promise<CheckedContent> {
  const root = process.cwd();
  const bodies = await openTextMemory(memoryFile, codeDigest(root), parseBody);
  const content = await checkContent(root, siteUrl(), new Date(), bodies.recall);
  await bodies.save();
  if (content.faults.length === 0) return (last = content);
  throw new Error(
    `The content has ${content.faults.length} to mend:\n\n${content.faults.map(formatFault).join('\n')}`,
  );
}

/** The content that the pages of this build were made of. */
export async function builtContent(): Promise<CheckedContent> {
  return last ?? buildContent();
}
