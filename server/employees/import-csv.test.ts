import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HttpError } from '../http/errors';
import { toCsv } from '../http/exports/csv';
import { nastyText } from '../testing/samples/hostile-text';
import { parseCsv } from './import-csv';

const head = 'First name,Last name\n';
const refusal = (text: string, most = 2_000): unknown => {
  try {
    parseCsv(Buffer.from(text), most);
    return null;
  } catch (error) {
    return error instanceof HttpError ? JSON.stringify(error.fields) : error;
  }
};

test('a file of line ends is refused by their number, before it is read', () => {
  const [lines, rows] = ['\n'.repeat(1_000_000), head + 'a\n'.repeat(500_000)];
  expect(refusal(lines)).toMatch(/1,000,001 lines; at most 2,000 rows/);
  expect(refusal(rows)).toMatch(/500,002 lines/);
});

test('a sheet with empty lines between its rows and cells of several lines is read', () => {
  const text = `${head}${'\n,\n'.repeat(3)}"Ann\nMarie",Lee\n`;
  expect(parseCsv(Buffer.from(text), 2).map(({ line, cells }) => [line, cells])).toEqual([
    [1, ['First name', 'Last name']],
    [8, ['Ann\nMarie', 'Lee']],
  ]);
});

test.each([
  ['\r\n', '\n'],
  ['\n', '\r\n'],
  ['\n', '\r'],
  ['\r', '\n'],
  ['\r', '\r\n'],
  ['\r\n', '\r'],
])(
  'a file whose head ends with %j and whose rows end with %j is read line by line',
  (first, end) => {
    const rows = ['"Ann\r\nMarie",Lee', '', 'Bo,"A\nB\rC"', 'Cy,Day'].join(end);
    const text = `First name,Last name${first}${rows}${end}`;
    expect(parseCsv(Buffer.from(text), 3).map(({ line, cells }) => [line, cells])).toEqual([
      [1, ['First name', 'Last name']],
      [2, ['Ann\r\nMarie', 'Lee']],
      [5, ['Bo', 'A\nB\rC']],
      [8, ['Cy', 'Day']],
    ]);
  },
);

test('of a quotation mark without its second one the line is told, whatever ends the lines', () => {
  expect(refusal('First name\r\nAnn\n"Bo\n')).toMatch(/near line 3/);
});

/** The cells of an exported row, as they are read. */
const readBack = (cells: string[]) => {
  const labels = ['Number', ...cells.map((_cell, index) => `Column ${String(index)}`)];
  const file = toCsv({ labels, widths: [], rows: [['7', ...cells]] });
  return parseCsv(Buffer.from(file), 2_000)[1]?.cells.slice(1);
};

test.each([
  ...['=Ana', "'=Ana", "''=Ana", "'Ana", '＝Bo', "'＝Bo", '-5', "'-5", '\u2212 5', "'"],
  ...['Aide; -nights', "Aide; '-nights", "Aide;'=1;''＠2", 'a\t=b', "a\n'=b", '\tAna', "'\r\nAna"],
  ...['"=3"', '"\'=3"', ' =1', "' =1", " '=1", '\u200b@1', '; ', ';', '\n', "'\n'="],
])('an exported %j is read as it was', (cell) => {
  expect(readBack([cell, 'Ana', cell])).toEqual([cell, 'Ana', cell]);
});

test('whatever is exported is read as it was', () => {
  // No text that is kept has a NUL (contract/shared/text/patterns.ts); half a letter has no place in UTF-8.
  const kept = nastyText.filter((text) => !/[\0\p{Cs}]/u.test(text));
  fc.assert(
    fc.property(fc.array(kept, { minLength: 1, maxLength: 4 }), (cells) => {
      expect(readBack(cells)).toEqual(cells);
    }),
    { numRuns: 500 },
  );
});
