import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startsFormula, hostileText } from '../../testing/samples/hostile-text';
import { readZipDirectory, unpack } from '../uploads/document-scanner/zip';
import { toCsv, toDateCell, toTable, toXlsx, type Cell } from './spreadsheet';

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

test('no cell of any list starts a formula', () => {
  fc.assert(
    fc.property(rows, (cells) => {
      expect(
        parse(toCsv(getTable(cells)))
          .flat()
          .filter(startsFormula),
      ).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test('writes a byte order mark, labels, CRLF, and the office’s local time', () => {
  const file = toCsv(getTable([[new Date('2026-07-01T03:30:00Z'), -5, null, 'a "b", c']]));
  expect(file).toBe(
    '\uFEFFColumn 0,Column 1,Column 2,Column 3\r\n2026-06-30 23:30,-5,,"a ""b"", c"\r\n',
  );
});

async function getParts(workbook: Buffer): Promise<{ sheet: string; strings: string }> {
  const files = await unpack((await readZipDirectory(workbook)) ?? [], 1_000_000, () => true);
  const read = (name: string) => files?.get(name)?.toString('utf8') ?? '';
  return { sheet: read('xl/worksheets/sheet1.xml'), strings: read('xl/sharedStrings.xml') };
}

const columns = [
  { label: 'Who', cell: (row: { who: string }) => row.who },
  { label: 'When', cell: () => new Date('2026-07-01T03:30:00Z') },
  { label: 'How many', cell: () => 7 },
];

test('texts that look like formulas stay texts', async () => {
  const rows = [{ who: '=1+1' }, { who: '@SUM(<A1>)' }];
  const { sheet, strings } = await getParts(await toXlsx('accounts', toTable(columns, rows)));
  expect(sheet).not.toContain('<f');
  expect([...strings.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text)).toEqual(
    expect.arrayContaining(['Who', 'When', 'How many', '=1+1', '@SUM(&lt;A1&gt;)']),
  );
  expect(sheet).toMatch(/<c r="A2" s="\d" t="s">/);
});

test('a time is a date in the office’s time zone', async () => {
  const { sheet } = await getParts(await toXlsx('accounts', toTable(columns, [{ who: 'Ann' }])));
  // Days since the end of 1899: June 30, 2026, 23:30.
  expect(sheet).toMatch(/<c r="B2" s="\d"><v>46203\.979/);
  expect(sheet).toContain('<c r="C2"><v>7</v></c>');
});

test('a day is the same date in every time zone', async () => {
  const day = [{ label: 'Day', cell: () => toDateCell('2026-07-01') }];
  const { sheet } = await getParts(await toXlsx('accounts', toTable(day, [{}])));
  expect(sheet).toMatch(/<c r="A2" s="\d"><v>46204<\/v>/);
});

test('truncates texts that are too long for Excel', async () => {
  const rows = [{ who: 'x'.repeat(40_000) }];
  const { strings } = await getParts(await toXlsx('accounts', toTable(columns, rows)));
  expect(/x{2,}/.exec(strings)?.[0]).toHaveLength(32_767);
});
