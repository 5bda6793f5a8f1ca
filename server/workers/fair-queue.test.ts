import { expect, test } from 'vitest';
import { HttpError } from '../http/errors';
import { fairQueue } from './fair-queue';

/** A queue whose works end when they are told to; `done` has them in the order in which they were begun. */
function open(most: { inAll: number; ofSender: number }) {
  const queue = fairQueue(most);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (sender: string, name: string) =>
    queue(sender, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const endAll = async (works: Promise<string>[]) => {
    for (let index = 0; index < works.length; index += 1) {
      await expect.poll(() => ends.length).toBeGreaterThan(index);
      expect(begun).toHaveLength(index + 1);
      ends[index]?.();
    }
    return Promise.all(works);
  };
  return { add, endAll, begun };
}

async function refusal(work: Promise<unknown>): Promise<HttpError | undefined> {
  const reason: unknown = await work.catch((error: unknown) => error);
  return reason instanceof HttpError ? reason : undefined;
}

test('one work after the other is done, and senders take turns whatever the order they came in', async () => {
  const { add, endAll, begun } = open({ inAll: 10, ofSender: 5 });
  const works = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3'), add('b', 'b1'), add('c', 'c1')];
  expect(await endAll(works)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1']);
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3']);
});

test('one sender cannot hold all places, and beyond all of them it is 503 with when to try again', async () => {
  const { add, endAll } = open({ inAll: 3, ofSender: 2 });
  const works = [add('a', 'a1'), add('a', 'a2'), add('a', 'a3')];
  expect(await refusal(add('a', 'a4'))).toMatchObject({ statusCode: 503, retryAfter: 15 });
  works.push(add('b', 'b1'));
  expect(await refusal(add('c', 'c1'))).toMatchObject({ statusCode: 503, retryAfter: 15 });
  expect(await endAll(works)).toHaveLength(4);
});

test('what fails holds nobody up', async () => {
  const queue = fairQueue({ inAll: 2, ofSender: 2 });
  const broken = queue('a', () => Promise.reject(new Error('broken')));
  const fine = queue('a', () => Promise.resolve('fine'));
  await expect(broken).rejects.toThrow('broken');
  expect(await fine).toBe('fine');
  expect(await queue('a', () => Promise.resolve('later'))).toBe('later');
});

test('who hangs up while waiting gives the place to others, and the work is not done', async () => {
  const queue = fairQueue({ inAll: 2, ofSender: 2 });
  let end = (): void => undefined;
  const first = queue('a', () => new Promise<void>((resolve) => (end = resolve)));
  const [gone, done] = [new AbortController(), [] as string[]];
  const work = (name: string) => () => Promise.resolve(void done.push(name));
  const left = refusal(queue('a', work('a2'), gone.signal));
  const stays = queue('a', work('a3'));
  expect(await refusal(queue('b', work('b1')))).toMatchObject({ statusCode: 503 });
  gone.abort();
  expect(await left).toMatchObject({ statusCode: 408 });
  const other = queue('b', work('b2'));
  expect(await refusal(queue('b', work('b3'), gone.signal))).toMatchObject({ statusCode: 408 });
  end();
  await Promise.all([first, stays, other]);
  expect(done).toEqual(['a3', 'b2']);
});

test('what throws at once holds nobody up either', async () => {
  const queue = fairQueue({ inAll: 2, ofSender: 2 });
  const broken = queue('a', () => {
    throw new Error('broken');
  });
  await expect(broken).rejects.toThrow('broken');
  expect(await queue('a', () => Promise.resolve('fine'))).toBe('fine');
});
