import { expect, test } from 'vitest';
import { HttpError } from '../errors';
import { readCsv } from './read-csv';

const head = 'First name,Last name\n';
const refusal = (text: string, most = 2_000): unknown => {
  try {
    readCsv(Buffer.from(text), most);
    return null;
  } catch (error) {
    return error instanceof HttpError ? JSON.stringify(error.fields) : error;
  }
};

test('a file of line ends is refused at once, before it is read', () => {
  const began = performance.now();
  expect(refusal('\n'.repeat(1_000_000))).toMatch(/1,000,001 lines; at most 2,000 rows/);
  expect(refusal(head + 'a\n'.repeat(500_000))).toMatch(/500,002 lines/);
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('a sheet with empty lines between its rows and cells of several lines is read', () => {
  const text = `${head}${'\n,\n'.repeat(3)}"Ann\nMarie",Lee\n`;
  expect(readCsv(Buffer.from(text), 2).map(({ line, cells }) => [line, cells])).toEqual([
    [1, ['First name', 'Last name']],
    [8, ['Ann\nMarie', 'Lee']],
  ]);
});
