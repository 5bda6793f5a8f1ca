import { expect, test } from 'vitest';
import { HttpError } from '../../../core/http/errors';
import { readMdx } from './read-mdx';

test('parses a valid text, and only reports the issues of an invalid one', async () => {
  expect(await readMdx('ann', { body: 'A *word*.', collection: 'blog' })).toMatchObject({
    issues: [],
    content: [{ type: 'p', children: ['A ', { type: 'em', children: ['word'] }, '.'] }],
  });
  expect(await readMdx('ann', { body: 'A {word}.', collection: 'blog' })).toMatchObject({
    issues: [{ line: 1, column: 3 }],
    content: null,
  });
});

test('many texts of one person do not delay another person, and the eighth gets 503', async () => {
  const bobs = Array.from({ length: 8 }, () =>
    readMdx('bob', { body: 'Fine.', collection: 'blog' }).then(
      () => 'read',
      (error: unknown) => (error instanceof HttpError ? error.statusCode : 'other'),
    ),
  );
  const order: string[] = [];
  void bobs[2]?.then(() => order.push('third of bob'));
  await readMdx('ann', { body: 'Fine.', collection: 'blog' }).then(() =>
    order.push('first of ann'),
  );
  expect(order).toEqual(['first of ann']);
  // The queue is shared with the tests that follow.
  expect(await Promise.all(bobs)).toEqual([...Array.from({ length: 7 }, () => 'read'), 503]);
});
