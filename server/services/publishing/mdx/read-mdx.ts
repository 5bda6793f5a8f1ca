import type { MdxIssue } from '../../../../contract/mdx/mdx-issue';
import { fairQueue } from '../../../core/workers/fair-queue';
import { createWorkerPool } from '../../../core/workers/worker-pool';
import type { MdxTask, MdxResult } from './mdx-worker';

/** The longest text, if each character takes four bytes. */
export const maxBodyBytes = 512 * 1024;

/** A text of 100,000 characters takes half a second; a hostile one could take minutes. */
const maxCpuTime = 2_000;

const mdxQueue = fairQueue(
  { total: 60, perClient: 6 },
  'Many texts are being checked right now. Please try again in half a minute.',
);

const run = createWorkerPool<MdxTask, MdxResult>('services/publishing/mdx/mdx-worker', maxCpuTime);

/**
 * Checks and parses a body (contract/mdx) in a worker thread, so that a slow text blocks no other request. Throws 503 when the staff member
 * has too many texts waiting.
 */
export function readMdx(staffEmail: string, task: MdxTask): Promise<MdxResult> {
  return mdxQueue(staffEmail, async () => (await run(task)) ?? tooSlowResult);
}

const tooSlow: MdxIssue = {
  line: 1,
  column: 1,
  message: 'The text takes too long to read.',
  advice: 'Remove long runs of characters such as *, _, or [, and write shorter paragraphs.',
};

const tooSlowResult: MdxResult = {
  issues: [tooSlow],
  references: [],
  anchors: null,
  content: null,
  readingMinutes: 1,
  isEmpty: false,
};
