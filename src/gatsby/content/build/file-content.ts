import type { ContentNode } from '../../../../contract/mdx/mdx-node';
import type { Program } from '../../../../contract/programs/program';
import { getOfficeDay } from '../../../../contract/shared/region-facts';
import { defaultRegion } from '../../../../contract/shared/regions';
import { insertFacts } from '../insert-facts';
import { loadPrograms } from '../load/load-programs';
import { getFileLanguage } from '../translations';
import { findBuiltContent } from './build-content';
import { openBodyCache } from './read-content';

let bodyCache: ReturnType<typeof openBodyCache> | undefined;
let workerPrograms: Program[] | undefined;

/**
 * The content of a file, with the values of its facts. A file with issues keeps the one that `gatsby develop` has shown last.
 * @param key 'services/hha.new-jersey'
 */
export async function getFileContent(body: string, key: string): Promise<ContentNode[]> {
  const [collection = ''] = key.split('/');
  bodyCache ??= openBodyCache();
  const { content, issues } = await (await bodyCache).get(body, collection);
  const built = findBuiltContent();
  if (issues.length > 0) {
    const entries = Object.values(built?.collections ?? {}).flat();
    return entries.find((entry) => entry.key === key)?.content ?? [];
  }
  const today = getOfficeDay(defaultRegion, new Date());
  const programs =
    built?.programs ?? (workerPrograms ??= loadPrograms(process.cwd(), today).programs);
  return insertFacts(content, programs, today, getFileLanguage(`${key}.mdx`));
}
