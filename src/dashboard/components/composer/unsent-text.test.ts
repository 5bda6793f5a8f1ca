import { expect, test } from 'vitest';
import { wordsLeft } from './unsent-text';

test.each([
  ['what was sent is gone', ' Hello Ana\n', 'Hello Ana', ''],
  [
    'what was written behind it stays',
    'Hello Ana, and one more thing',
    'Hello Ana,',
    'and one more thing',
  ],
  ['what was written anew stays', 'Dear Ana', 'Hello Ana', 'Dear Ana'],
  ['an empty box stays empty', '', 'Hello Ana', ''],
])('%s', (_, words, sent, left) => {
  expect(wordsLeft(words, sent)).toBe(left);
});
