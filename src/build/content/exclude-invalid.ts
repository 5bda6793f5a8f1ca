import { publishedCollections, type LeftOutFile } from '../../../contract/publishing/schema';
import { isOfOffice } from './published-folder';
import type { CheckedContent } from './check-content';
import type { Fault } from './content-issue';

/** Said of one post or job at once: after these, mending shows the rest. */
const mostProblems = 3;

/**
 * Checks the content, and checks it again without what of the office has a fault, until nothing of the office has one: what one of its posts
 * or jobs is must not keep all others off the site. Faults of content/ stay in what is given back.
 * @param remove takes a file of the office away
 */
export async function checkLeavingOut(
  check: () => Promise<CheckedContent>,
  remove: (file: string) => Promise<void>,
): Promise<{ content: CheckedContent; leftOut: LeftOutFile[] }> {
  const leftOut: LeftOutFile[] = [];
  for (;;) {
    const content = await check();
    const faults = content.faults.filter(({ file }) => isOfOffice(file));
    if (faults.length === 0) return { content, leftOut };
    for (const file of new Set(faults.map((fault) => fault.file))) {
      await remove(file);
      leftOut.push(
        ...asLeftOut(
          file,
          faults.filter((fault) => fault.file === file),
        ),
      );
    }
  }
}

/** Nothing where the file is none of a post or job. */
function asLeftOut(file: string, faults: readonly Fault[]): LeftOutFile[] {
  const [, folder = '', fileName = ''] = file.split('/');
  const collection = publishedCollections.find((one) => one === folder);
  if (collection === undefined || !fileName.endsWith('.mdx')) return [];
  const problems = [...new Set(faults.map(({ problem }) => problem))].slice(0, mostProblems);
  return [{ collection, name: fileName.replace(/\.mdx$/, ''), problem: problems.join(' ') }];
}
