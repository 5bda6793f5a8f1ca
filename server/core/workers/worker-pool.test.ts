import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createWorkerPool } from './worker-pool';

test.each(['count', 'unpack'])(
  'gives up a task over the limit of CPU time (%s), replaces its thread, and runs the next one',
  async (endless) => {
    const threads: Worker[] = [];
    const addThread = (thread: Worker) => void threads.push(thread);
    process.on('worker', addThread);
    const run = createWorkerPool<string, string>('testing/slow-worker', 600);
    expect(await run('first')).toBe('first');
    expect(await run(endless)).toBeNull();
    expect(await run('next')).toBe('next');
    process.off('worker', addThread);
    // The thread id of an ended thread is -1.
    await expect.poll(() => threads.map(({ threadId }) => threadId > 0)).toEqual([false, true]);
  },
);

test('does not block the server while a task runs, and returns null for one that throws', async () => {
  const run = createWorkerPool<string, string>('testing/slow-worker', 1_000);
  await run('first');
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 20);
  expect(await run('count')).toBeNull();
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
  expect(await run('fail')).toBeNull();
  expect(await run('next')).toBe('next');
});

test('waits for a task that uses no CPU time', async () => {
  const run = createWorkerPool<string, string>('testing/slow-worker', 800);
  expect(await run('sleep')).toBe('sleep');
});
