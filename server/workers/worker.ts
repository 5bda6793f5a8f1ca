import { parentPort } from 'node:worker_threads';

/** What a thread of ours sends: that it has read its own code, and then an answer to each question. */
export type FromThread<Answer> = 'ready' | { answer: Answer };

/** The thread's side of an answering thread: each question it is sent is answered by `answer`; what that throws ends the thread. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
): void {
  const send = (message: FromThread<Answer>) => parentPort?.postMessage(message);
  parentPort?.on('message', (question: Question) => {
    void answer(question).then((given) => send({ answer: given }));
  });
  send('ready');
}
