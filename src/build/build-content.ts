import { checkContent, type CheckedContent } from './content/check-content';
import { formatFault } from './content/fault';
import { siteUrl } from './site-url';

/**
 * The content of this build, read and checked. Throws with every fault, one paragraph each, when there is one.
 */
export async function buildContent(): Promise<CheckedContent> {
  const content = await checkContent(process.cwd(), siteUrl(), new Date());
  if (content.faults.length === 0) return content;
  throw new Error(
    `The content has ${content.faults.length} to mend:\n\n${content.faults.map(formatFault).join('\n')}`,
  );
}
