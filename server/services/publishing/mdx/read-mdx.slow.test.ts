import { expect, test } from 'vitest';
import { readMdx } from './read-mdx';

/** Takes minutes to parse. */
const endless = `${'*a _b '.repeat(2_500)}x${' c_ d*'.repeat(2_500)}`;

test('gives up a text that would take minutes, without blocking others', async () => {
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 50);
  const [long, short] = await Promise.all([
    readMdx('ann', { body: endless, collection: 'blog' }),
    readMdx('ann', { body: 'Fine.', collection: 'blog' }),
  ]);
  clearInterval(clock);
  expect(long.issues).toMatchObject([{ message: 'The text takes too long to read.' }]);
  expect(short.issues).toEqual([]);
  expect(turns).toBeGreaterThan(10);
});
