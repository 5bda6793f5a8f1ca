import type { MdxFault } from '../../../contract/mdx/mdx-issue';
import { fairQueue } from '../../workers/fair-queue';
import { answeringThread } from '../../workers/worker-pool';
import type { MdxTask, ReadMdx } from './mdx-worker';

/** A text of 100,000 characters takes half a second; some that are made for it, minutes. */
const mostMilliseconds = 4_000;

/** Who writes saves one text and previews it; nobody holds up others by sending more. */
const inTurn = fairQueue(
  { inAll: 60, ofSender: 6 },
  'Many texts are being read in this moment. Please try again in half a minute.',
);

const ask = answeringThread<MdxTask, ReadMdx>('publishing/mdx/mdx-worker', mostMilliseconds);

/**
 * Checks a body (contract/mdx), and with `wantsContent` makes data of it when it has no faults. It is read in a thread of its own, one at
 * a time: whoever reads long holds up no other call, and is given up. Senders take turns; throws 503 when too much of them waits.
 * @param sender the staff member's e-mail
 */
export function readMdx(sender: string, question: MdxTask): Promise<ReadMdx> {
  return inTurn(sender, async () => (await ask(question)) ?? givenUp);
}

const tooMuch: MdxFault = {
  line: 1,
  column: 1,
  problem: 'The text takes too long to read.',
  advice: 'Take out long rows of signs as *, _ or [, and write shorter paragraphs.',
};

const givenUp: ReadMdx = {
  faults: [tooMuch],
  references: [],
  anchors: null,
  content: null,
  readingMinutes: 1,
  isEmpty: false,
};
