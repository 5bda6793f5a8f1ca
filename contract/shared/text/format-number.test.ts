import { expect, test } from 'vitest';
import { formatCount, formatFileSize, formatNumber } from './format-number';

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [12_345, '12,345'],
  [100_000, '100,000'],
  [1_234_567, '1,234,567'],
  [-1234, '-1,234'],
  [37.5, '37.5'],
  [1234.0625, '1,234.063'],
  [0.1 + 0.2, '0.3'],
])('formats %s as %s', (amount, words) => {
  expect(formatNumber(amount)).toBe(words);
});

test('formats a count with its noun', () => {
  expect([0, 1, 1234].map((count) => formatCount(count, 'job'))).toEqual([
    '0 jobs',
    '1 job',
    '1,234 jobs',
  ]);
});

test.each([
  [1, '1 KB'],
  [839_680, '820 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [5_138_022, '4.9 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
