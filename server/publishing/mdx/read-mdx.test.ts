import { expect, test } from 'vitest';
import { HttpError } from '../../http/errors';
import { readMdx } from './read-mdx';

test('a text without faults becomes data, and one with faults does not', async () => {
  expect(
    await readMdx('ann', { body: 'A *word*.', kind: 'post', wantsContent: true }),
  ).toMatchObject({
    faults: [],
    content: [{ type: 'p', children: ['A ', { type: 'em', children: ['word'] }, '.'] }],
  });
  expect(
    await readMdx('ann', { body: 'A {word}.', kind: 'post', wantsContent: true }),
  ).toMatchObject({
    faults: [{ line: 1, column: 3 }],
    content: null,
  });
});

test('one who sends many texts holds up nobody else, and is told to wait', async () => {
  const mine = Array.from({ length: 8 }, () =>
    readMdx('bob', { body: 'Fine.', kind: 'post' }).then(
      () => 'read',
      (error: unknown) => (error instanceof HttpError ? error.statusCode : 'other'),
    ),
  );
  const order: string[] = [];
  void mine[2]?.then(() => order.push('third of bob'));
  await readMdx('ann', { body: 'Fine.', kind: 'post' }).then(() => order.push('first of ann'));
  expect(order).toEqual(['first of ann']);
  // All of them: what is left behind waits before the texts of the next file's tests, which share the queue.
  expect(await Promise.all(mine)).toEqual([...Array.from({ length: 7 }, () => 'read'), 503]);
});
