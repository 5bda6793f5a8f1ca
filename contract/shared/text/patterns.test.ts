import { expect, test } from 'vitest';
import { storableText, nonBlankText } from './patterns';
import { measureCpuTime } from '../testing/cpu-time';

const words = new RegExp(nonBlankText, 'u');

test.each([
  ['Call her', true],
  ['\n\n Call\nher ', true],
  ['😀', true],
  ['', false],
  [' \n\u200b\u3164', false],
  ['Call\u0000', false],
  ['\u0000Call', false],
])('matches %j: %s', (text, isKept) => {
  expect(words.test(text)).toBe(isKept);
});

test('matches the longest texts quickly', async () => {
  const text = new RegExp(storableText, 'u');
  const taken = await measureCpuTime(() => {
    for (const end of ['\u0000', '\u200b']) words.test('a'.repeat(60_000) + end);
    words.test(' '.repeat(60_000));
    text.test('a'.repeat(60_000) + '\u0000');
  });
  // Gone through once per letter it takes seconds.
  expect(taken).toBeLessThan(1_000);
});
