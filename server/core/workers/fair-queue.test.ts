import { expect, test } from 'vitest';
import { HttpError } from '../http/errors';
import { fairQueue } from './fair-queue';

/** A queue whose work ends on demand; `started` lists the work in the order it began. */
function createTestQueue(max: { total: number; perClient: number }) {
  const queue = fairQueue(max);
  const started: string[] = [];
  const finishers: (() => void)[] = [];
  const add = (client: string, name: string) =>
    queue(client, async () => {
      started.push(name);
      await new Promise<void>((resolve) => finishers.push(resolve));
      return name;
    });
  const finishAll = async (works: Promise<string>[]) => {
    for (let index = 0; index < works.length; index += 1) {
      await expect.poll(() => finishers.length).toBeGreaterThan(index);
      expect(started).toHaveLength(index + 1);
      finishers[index]?.();
    }
    return Promise.all(works);
  };
  return { add, finishAll, started };
}

async function getError(work: Promise<unknown>): Promise<HttpError | undefined> {
  const error: unknown = await work.catch((reason: unknown) => reason);
  return error instanceof HttpError ? error : undefined;
}

test('runs one piece of work at a time, and clients take turns', async () => {
  const { add, finishAll, started } = createTestQueue({ total: 10, perClient: 5 });
  const works = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('c', 'c1')];
  expect(await finishAll(works)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('responds 503 with Retry-After when one client or all together have too much waiting', async () => {
  const { add, finishAll } = createTestQueue({ total: 3, perClient: 2 });
  const works = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3')];
  expect(await getError(add('a', 'a4'))).toMatchObject({
    statusCode: 503,
    details: { retryAfter: 15 },
  });
  works.push(add('b', 'b1'));
  expect(await getError(add('c', 'c1'))).toMatchObject({
    statusCode: 503,
    details: { retryAfter: 15 },
  });
  expect(await finishAll(works)).toHaveLength(4);
});

test('goes on after work that fails', async () => {
  const queue = fairQueue({ total: 3, perClient: 3 });
  const rejected = queue('a', () => Promise.reject(new Error('rejected')));
  const thrown = queue('a', () => {
    throw new Error('thrown');
  });
  const last = queue('a', () => Promise.resolve('done'));
  await expect(rejected).rejects.toThrow('rejected');
  await expect(thrown).rejects.toThrow('thrown');
  expect(await last).toBe('done');
});

test('skips the work of a client that disconnects while waiting, and frees its place', async () => {
  const queue = fairQueue({ total: 2, perClient: 2 });
  let finish = (): void => undefined;
  const first = queue('a', () => new Promise<void>((resolve) => (finish = resolve)));
  const [disconnect, done] = [new AbortController(), [] as string[]];
  const work = (name: string) => () => Promise.resolve(void done.push(name));
  const dropped = getError(queue('a', work('a2'), disconnect.signal));
  const kept = queue('a', work('a3'));
  expect(await getError(queue('b', work('b1')))).toMatchObject({ statusCode: 503 });
  disconnect.abort();
  expect(await dropped).toMatchObject({ statusCode: 408 });
  const other = queue('b', work('b2'));
  expect(await getError(queue('b', work('b3'), disconnect.signal))).toBeDefined();
  finish();
  await Promise.all([first, kept, other]);
  expect(done.toSorted()).toEqual(['a3', 'b2']);
});

test('finishes running work of a disconnected client before the next work starts', async () => {
  const queue = fairQueue({ total: 2, perClient: 2 });
  const disconnect = new AbortController();
  let finish = (): void => undefined;
  const events: string[] = [];
  const running = queue(
    'a',
    async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      events.push('first ended');
    },
    disconnect.signal,
  );
  const next = queue('b', () => Promise.resolve(void events.push('next started')));
  disconnect.abort();
  finish();
  await Promise.all([running, next]);
  expect(events).toEqual(['first ended', 'next started']);
});
