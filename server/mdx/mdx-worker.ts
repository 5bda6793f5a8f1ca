import { parentPort } from 'node:worker_threads';
import type { ContentNode } from '../../contract/mdx/content-node';
import type { MdxFault } from '../../contract/mdx/mdx-fault';
import { mdxToData, readingMinutes } from '../../contract/mdx/mdx-to-data';
import { checkMdxBody } from '../../contract/mdx/parse-body';

export type MdxQuestion = { body: string; wantsContent: boolean };

/** What a body is: its faults, and without any, if it was asked for, what it becomes. */
export type ReadMdx = {
  faults: MdxFault[];
  content: ContentNode[] | null;
  readingMinutes: number;
};
export type MdxAnswer = { read: ReadMdx };

async function answer({ body, wantsContent }: MdxQuestion): Promise<MdxAnswer> {
  const faults = await checkMdxBody(body);
  // Only what has been checked becomes data.
  const content = wantsContent && faults.length === 0 ? await mdxToData(body) : null;
  return { read: { faults, content, readingMinutes: readingMinutes(body) } };
}

parentPort?.on('message', (question: MdxQuestion) => {
  void answer(question).then((read) => parentPort?.postMessage(read));
});
parentPort?.postMessage('ready');
