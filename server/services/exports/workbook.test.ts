import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import readExcelFile from 'read-excel-file/node';
import { readZipDirectory, unpack } from '../uploads/document-scanner/zip';
import { toDateCell, toTable, type Rows } from './spreadsheet';
import { writeWorkbook } from './workbook';

type Person = { who: string };

const columns = [
  { label: 'Who', cell: ({ who }: Person) => who, width: 20 },
  { label: 'When', cell: () => new Date('2026-07-01T16:00:00Z') },
  { label: 'How many', cell: () => 7 },
  { label: 'Day', cell: () => toDateCell('2026-07-01') },
];

const write = (rows: Rows<Person>) => buffer(writeWorkbook('accounts', toTable(columns, rows)));

async function readSheet(rows: Rows<Person>): Promise<string> {
  const directory = (await readZipDirectory(await write(rows))) ?? [];
  const files = await unpack(directory, 1_000_000, () => true);
  return files?.get('xl/worksheets/sheet1.xml')?.toString('utf8') ?? '';
}

test('a spreadsheet program reads the texts, times, days, and numbers that were written', async () => {
  const texts = ['=1+1', '@SUM(<A1>)', 'a & "b"', ' Ann\nLee\r\n', '1.5', 'Núñez 😀'];
  const [sheet] = await readExcelFile(await write(texts.map((who) => ({ who }))), { trim: false });
  expect(sheet?.sheet).toBe('accounts');
  const time = new Date('2026-07-01T12:00:00Z');
  const day = new Date('2026-07-01T00:00:00Z');
  expect(sheet?.data.slice(1)).toEqual(texts.map((who) => [who, time, 7, day]));
});

test('texts that look like formulas stay texts, also when they are edited', async () => {
  const sheet = await readSheet([{ who: '=1+1' }]);
  expect(sheet).not.toContain('<f');
  expect(sheet).toContain('<c r="A2" s="2" t="inlineStr">');
});

test('leaves out characters that XML can’t have, and what is too long for Excel', async () => {
  const sheet = await readSheet([{ who: `\u0008\u001f${'x'.repeat(40_000)}` }]);
  expect(/>(x+)</.exec(sheet)?.[1]).toHaveLength(32_765);
});

test('rows that don’t fit on a sheet continue on another', async () => {
  const row: Person = { who: 'Ann' };
  const rows = Array.from({ length: 1_048_576 }, () => row);
  const file = await buffer(writeWorkbook('audit', { labels: ['Who'], rows: rows.map(() => []) }));
  const directory = (await readZipDirectory(file)) ?? [];
  const files = await unpack(directory, 100_000_000, (name) => /sheet2|workbook/.test(name));
  expect(files?.get('xl/worksheets/sheet2.xml')?.toString()).toContain(
    '<row r="2"></row></sheetData>',
  );
  expect(files?.get('xl/workbook.xml')?.toString()).toContain('<sheet name="audit 2"');
});
