import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { answeringThread } from './worker-pool';

test.each(['count', 'unpack'])(
  'work that takes too long (%s) is given up with its thread, and the next is done',
  async (endless) => {
    const threads: Worker[] = [];
    const note = (thread: Worker) => void threads.push(thread);
    process.on('worker', note);
    const ask = answeringThread<string, string>('testing/slow-worker', 600);
    expect(await ask('first')).toBe('first');
    expect(await ask(endless)).toBeNull();
    expect(await ask('next')).toBe('next');
    process.off('worker', note);
    // A thread that has ended has no id.
    await expect.poll(() => threads.map(({ threadId }) => threadId > 0)).toEqual([false, true]);
  },
);

test('others are answered while it works, and what fails is answered with nothing', async () => {
  const ask = answeringThread<string, string>('testing/slow-worker', 1_000);
  await ask('first');
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 20);
  expect(await ask('count')).toBeNull();
  clearInterval(clock);
  expect(turns).toBeGreaterThan(10);
  expect(await ask('fail')).toBeNull();
  expect(await ask('next')).toBe('next');
});
