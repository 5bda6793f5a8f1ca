import type { ContentNode } from './content-node';
import { parseBody } from './parse-body';

/** @param collection the folder of content/ */
export async function mdxToData(body: string, collection: string): Promise<ContentNode[]> {
  return (await parseBody(body, collection)).content;
}
