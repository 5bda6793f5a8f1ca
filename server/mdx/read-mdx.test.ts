import { expect, test } from 'vitest';
import { readMdx } from './read-mdx';

test('a text without faults becomes data, and one with faults does not', async () => {
  expect(await readMdx('A *word*.', true)).toMatchObject({
    faults: [],
    content: [{ type: 'p', children: ['A ', { type: 'em', children: ['word'] }, '.'] }],
  });
  expect(await readMdx('A {word}.', true)).toMatchObject({
    faults: [{ line: 1, column: 3 }],
    content: null,
  });
});

test('a text that is made to be read for minutes is given up, and the next one is read', async () => {
  const endless = `${'*a _b '.repeat(2_500)}x${' c_ d*'.repeat(2_500)}`;
  const began = Date.now();
  const [long, short] = await Promise.all([readMdx(endless), readMdx('Fine.')]);
  expect(long.faults).toMatchObject([{ problem: 'The text takes too long to read.' }]);
  expect(short.faults).toEqual([]);
  expect(Date.now() - began).toBeLessThan(12_000);
});

test('others are answered while a long text is read', async () => {
  const endless = `${'*a _b '.repeat(2_500)}x${' c_ d*'.repeat(2_500)}`;
  let turns = 0;
  const clock = setInterval(() => (turns += 1), 50);
  await readMdx(endless);
  clearInterval(clock);
  expect(turns).toBeGreaterThan(20);
});
