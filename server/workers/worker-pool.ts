import { fileURLToPath } from 'node:url';
import { Worker, type TransferListItem } from 'node:worker_threads';
import type { FromThread } from './worker';

/** The built server's threads stand below it; tests run all of them from their source. */
const isSource = import.meta.url.endsWith('.ts');

/**
 * Asks a thread of its own, which is begun when it is first needed and again after it was given up. One question at a time: callers wait
 * in a queue. Null: no answer in time, nor will there be one.
 */
export type AnsweringThread<Question, Answer> = (
  question: Question,
  transfer?: readonly TransferListItem[],
) => Promise<Answer | null>;

/**
 * For work on what others wrote, which nobody can tell how long it takes: it holds up no other call, and is given up.
 * @param name the thread's file below server/, without its ending; it calls answerQuestions (scripts/build-server.ts builds it)
 * @param mostMilliseconds after which a question is given up; the time in which the thread reads its own code is not counted
 */
export function answeringThread<Question, Answer>(
  name: string,
  mostMilliseconds: number,
): AnsweringThread<Question, Answer> {
  type Asked = {
    question: Question;
    transfer: readonly TransferListItem[];
    resolve: (answer: Answer | null) => void;
  };
  let worker: Worker | null = null;
  let isReady = false;
  let timer: NodeJS.Timeout | undefined;
  let asked: Asked | null = null;

  const finish = (answer: Answer | null) => {
    clearTimeout(timer);
    const done = asked;
    asked = null;
    done?.resolve(answer);
  };

  const giveUp = () => {
    void worker?.terminate();
    worker = null;
    isReady = false;
    finish(null);
  };

  const ask = () => {
    if (asked === null) return;
    worker ??= start();
    if (!isReady) return;
    timer = setTimeout(giveUp, mostMilliseconds);
    worker.postMessage(asked.question, asked.transfer);
  };

  const start = () => {
    const started = startWorker(name);
    started.on('message', (message: FromThread<Answer>) => {
      if (started !== worker) return;
      if (message !== 'ready') return finish(message.answer);
      isReady = true;
      ask();
    });
    // Out of memory, or of a thread.
    started.on('error', () => {
      if (started === worker) giveUp();
    });
    return started;
  };

  return (question, transfer = []) =>
    new Promise((resolve) => {
      asked = { question, transfer, resolve };
      ask();
    });
}

function startWorker(name: string): Worker {
  const file = new URL(isSource ? `../${name}.ts` : `./${name}.mjs`, import.meta.url);
  // Node 20 begins no thread with TypeScript.
  const fromSource = `require('tsx/cjs'); require(${JSON.stringify(fileURLToPath(file))});`;
  const worker = new Worker(isSource ? fromSource : file, {
    eval: isSource,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  // A server that stops waits for nobody's work.
  worker.unref();
  return worker;
}
