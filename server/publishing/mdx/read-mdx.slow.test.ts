import { expect, test } from 'vitest';
import { readMdx } from './read-mdx';

/** Is read for minutes. */
const endless = `${'*a _b '.repeat(2_500)}x${' c_ d*'.repeat(2_500)}`;

test('a text that is made to be read for minutes is given up; others are answered meanwhile, and the next one is read', async () => {
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 50);
  const [long, short] = await Promise.all([
    readMdx('ann', { body: endless, kind: 'post' }),
    readMdx('ann', { body: 'Fine.', kind: 'post' }),
  ]);
  clearInterval(clock);
  expect(long.faults).toMatchObject([{ problem: 'The text takes too long to read.' }]);
  expect(short.faults).toEqual([]);
  expect(turns).toBeGreaterThan(10);
});
