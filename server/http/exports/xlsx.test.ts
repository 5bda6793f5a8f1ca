import { expect, test } from 'vitest';
import { readZipDirectory, unpack } from '../../uploads/document-scanner/zip';
import { toDateCell, toTable } from './spreadsheet';
import { toXlsx } from './xlsx';

async function partsOf(workbook: Buffer): Promise<{ sheet: string; strings: string }> {
  const files = await unpack(readZipDirectory(workbook) ?? [], 1_000_000, () => true);
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
  const { sheet, strings } = await partsOf(await toXlsx('accounts', toTable(columns, rows)));
  expect(sheet).not.toContain('<f');
  expect([...strings.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text)).toEqual(
    expect.arrayContaining(['Who', 'When', 'How many', '=1+1', '@SUM(&lt;A1&gt;)']),
  );
  expect(sheet).toMatch(/<c r="A2" s="\d" t="s">/);
});

test('a time is a date in the office’s time zone', async () => {
  const { sheet } = await partsOf(await toXlsx('accounts', toTable(columns, [{ who: 'Ann' }])));
  // Days since the end of 1899: June 30, 2026, 23:30.
  expect(sheet).toMatch(/<c r="B2" s="\d"><v>46203\.979/);
  expect(sheet).toContain('<c r="C2"><v>7</v></c>');
});

test('a day is the same date in every time zone', async () => {
  const day = [{ label: 'Day', cell: () => toDateCell('2026-07-01') }];
  const { sheet } = await partsOf(await toXlsx('accounts', toTable(day, [{}])));
  expect(sheet).toMatch(/<c r="A2" s="\d"><v>46204<\/v>/);
});

test('truncates texts that are too long for Excel', async () => {
  const rows = [{ who: 'x'.repeat(40_000) }];
  const { strings } = await partsOf(await toXlsx('accounts', toTable(columns, rows)));
  expect(/x{2,}/.exec(strings)?.[0]).toHaveLength(32_767);
});
