import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startsFormula, hostileText } from '../../testing/samples/hostile-text';
import { toTable, writeCsv, type Cell } from './spreadsheet';

/** Parses strictly by RFC 4180, without the byte order mark. */
function parse(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  while (field.lastIndex < text.length) {
    const match = field.exec(text);
    if (match === null) throw new Error('not RFC 4180');
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const getTable = (rows: readonly (readonly Cell[])[]) =>
  toTable(
    (rows[0] ?? []).map((_cell, index) => ({
      label: `Column ${String(index)}`,
      cell: (row: readonly Cell[]) => row[index] ?? null,
    })),
    rows,
  );

const rows = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.array(fc.array(hostileText, { minLength: width, maxLength: width }), { minLength: 1 }),
  );

test('no cell of any list starts a formula', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (cells) => {
      const file = await text(writeCsv(getTable(cells)));
      expect(parse(file).flat().filter(startsFormula)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('writes a byte order mark, labels, CRLF, and the office’s local time', async () => {
  const file = await text(
    writeCsv(getTable([[new Date('2026-07-01T03:30:00Z'), -5, null, 'a "b", c']])),
  );
  expect(file).toBe(
    '\uFEFFColumn 0,Column 1,Column 2,Column 3\r\n2026-06-30 23:30,-5,,"a ""b"", c"\r\n',
  );
});
