import { expect, test } from 'vitest';
import { sizeInWords } from './format-file-size';

test.each([
  [1, '1 KB'],
  [839_680, '820 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [5_138_022, '4.9 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
