import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { MdxFault } from '../../contract/mdx/mdx-fault';
import { fairQueue } from '../files/fair-queue';
import type { MdxAnswer, MdxQuestion, ReadMdx } from './mdx-worker';

/** A text of 100,000 characters takes half a second; some that are made for it, minutes. */
const mostMilliseconds = 4_000;

/** The built server's worker stands beside it; tests run both from their source. */
const isSource = import.meta.url.endsWith('.ts');
const workerFile = new URL(isSource ? './mdx-worker.ts' : './mdx/mdx-worker.mjs', import.meta.url);
/** Node 20 begins no thread with TypeScript. */
const fromSource = `require('tsx/cjs'); require(${JSON.stringify(fileURLToPath(workerFile))});`;

type Reading = { question: MdxQuestion; resolve: (read: ReadMdx) => void };

/** Who writes saves one text and previews it; nobody holds up others by sending more. */
const inTurn = fairQueue(
  { inAll: 60, ofSender: 6 },
  'Many texts are being read in this moment. Please try again in half a minute.',
);

let worker: Worker | null = null;
let isReady = false;
let timer: NodeJS.Timeout | undefined;
let reading: Reading | null = null;

/**
 * Checks a body (contract/mdx), and with `wantsContent` makes data of it when it has no faults. It is read in a thread of its own, one at
 * a time: whoever reads long holds up no other call, and is given up. Senders take turns; throws 503 when too much of them waits.
 * @param sender the staff member's e-mail
 */
export function readMdx(sender: string, body: string, wantsContent = false): Promise<ReadMdx> {
  return inTurn(
    sender,
    () =>
      new Promise((resolve) => {
        reading = { question: { body, wantsContent }, resolve };
        ask();
      }),
  );
}

function ask(): void {
  if (reading === null) return;
  worker ??= startWorker();
  if (!isReady) return;
  timer = setTimeout(giveUp, mostMilliseconds);
  worker.postMessage(reading.question);
}

function startWorker(): Worker {
  const started = new Worker(isSource ? fromSource : workerFile, {
    eval: isSource,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  started.on('message', (answer: MdxAnswer | 'ready') => {
    if (started !== worker) return;
    if (answer !== 'ready') return finish(answer.read);
    // Its time begins when the thread has read its own code.
    isReady = true;
    ask();
  });
  // Out of memory, or of a thread.
  started.on('error', () => {
    if (started === worker) giveUp();
  });
  // A server that stops waits for nobody who writes.
  started.unref();
  return started;
}

function giveUp(): void {
  void worker?.terminate();
  worker = null;
  isReady = false;
  finish({ faults: [tooMuch], references: [], anchors: null, content: null, readingMinutes: 1 });
}

function finish(read: ReadMdx): void {
  clearTimeout(timer);
  const done = reading;
  reading = null;
  done?.resolve(read);
}

const tooMuch: MdxFault = {
  line: 1,
  column: 1,
  problem: 'The text takes too long to read.',
  advice: 'Take out long rows of signs as *, _ or [, and write shorter paragraphs.',
};
