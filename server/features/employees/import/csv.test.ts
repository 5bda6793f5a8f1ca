import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { HttpError } from '../../../core/http/errors';
import { writeCsv } from '../../../services/exports/spreadsheet';
import { hostileText } from '../../../testing/samples/hostile-text';
import { guessColumns } from './columns';
import { parseCsv } from './csv';

const head = 'First name,Last name\n';
const getError = (text: string): unknown => {
  try {
    parseCsv(Buffer.from(text), 2_000);
    return null;
  } catch (error) {
    return error instanceof HttpError ? JSON.stringify(error.fields) : error;
  }
};

test('rejects a file of line breaks by counting them, before parsing', () => {
  const [lines, rows] = ['\n'.repeat(1_000_000), head + 'a\n'.repeat(500_000)];
  expect(getError(lines)).toMatch(/1,000,001 lines.*up to 2,000 rows/);
  expect(getError(rows)).toMatch(/500,002 lines/);
});

test('rejects more columns and text than lists of people have, but not empty columns', () => {
  expect(getError(`${head}${','.repeat(600)}x\n`)).toMatch(/601 columns. You can import up to 500/);
  expect(getError(`${head}${`${'x'.repeat(1_000)}\n`.repeat(1_600)}`)).toMatch(/too much text/);
  expect(getError(`${head}Ann,Lee${','.repeat(16_384)}\n`)).toBeNull();
});

test('reads empty lines between rows and cells with line breaks', () => {
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
])('reads a file whose header ends with %j and whose rows end with %j', (first, end) => {
  const rows = ['"Ann\r\nMarie",Lee', '', 'Bo,"A\nB\rC"', 'Cy,Day'].join(end);
  const text = `First name,Last name${first}${rows}${end}`;
  expect(parseCsv(Buffer.from(text), 3).map(({ line, cells }) => [line, cells])).toEqual([
    [1, ['First name', 'Last name']],
    [2, ['Ann\r\nMarie', 'Lee']],
    [5, ['Bo', 'A\nB\rC']],
    [8, ['Cy', 'Day']],
  ]);
});

test.each<[string, string, RegExp]>([
  ['a header without rows', head, /has no employees/],
  ['more than 2,000 rows', head + 'a\n'.repeat(2_001), /2,001 rows/],
  ['an unclosed quotation mark', 'First name\r\nAnn\n"Bo\n', /near line 3.*quotation mark/],
  ['bytes that are not text', 'a\0b,c\n1,2', /isn’t a CSV or Excel file/],
])('rejects %s', (_name, text, message) => {
  expect(getError(text)).toMatch(message);
});

test('rejects a workbook of Excel 2003 and says how to convert it', () => {
  const workbook = Buffer.from('ÐÏ\u0011à\0x', 'latin1');
  expect(() => parseCsv(workbook, 1)).toThrow(
    expect.objectContaining({ fields: { file: expect.stringMatching(/older Excel file/) } }),
  );
});

describe('reads the encoding that spreadsheet programs write:', () => {
  const text = `${head}Ann,O’Neil–Núñez`;
  const tabs = text.replaceAll(',', '\t');
  test.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['Windows-1252', iconv.encode(text, 'windows-1252')],
    ['Windows-1252 with semicolons', iconv.encode(text.replaceAll(',', ';'), 'windows-1252')],
    ['UTF-16 with a mark', iconv.encode(text, 'utf-16le', { addBOM: true })],
    ['UTF-16 with a mark and tabs', iconv.encode(tabs, 'utf-16le', { addBOM: true })],
    ['UTF-16 big-endian with a mark', iconv.encode(text, 'utf-16be', { addBOM: true })],
    ['UTF-16 without a mark', iconv.encode(text, 'utf-16le')],
    ['Mac Roman', iconv.encode(text.replace('\n', '\r'), 'macroman')],
  ])('%s', (_name, bytes) => {
    expect(parseCsv(bytes, 1)[1]?.cells).toEqual(['Ann', 'O’Neil–Núñez']);
  });
});

test.each([
  ['lines that Excel put in quotation marks', '"First name,Last name"\r\n"Ann,""O’Neil"""\r\n'],
  ['a line that names a tab', '"sep=\t"\r\nFirst name\tLast name\r\nAnn\tO’Neil\r\n'],
  [
    'semicolons below names with commas',
    'First name (given, legal);Last name (family, legal)\nAnn;O’Neil\n',
  ],
  ['spaces before quotation marks', '"First name", "Last name"\n"Ann", "O’Neil"\n'],
  ['padding after its end', `${head}Ann,O’Neil\n\u001a\0\0`],
  [
    'lines in two charsets',
    Buffer.concat([Buffer.from(`${head}José,Peña\nAnn,O`), Buffer.of(0x92), Buffer.from('Neil\n')]),
  ],
])('reads %s', (_case, file) => {
  const rows = parseCsv(Buffer.from(file as string), 9).slice(1);
  expect(rows.at(-1)?.cells).toEqual(['Ann', 'O’Neil']);
  expect(rows.at(-2)?.cells ?? ['José', 'Peña']).toEqual(['José', 'Peña']);
});

test.each([
  ['Google Contacts', 'First Name,Last Name,Organization Title,Phone 1 - Value,E-mail 1 - Value'],
  ['Outlook', 'First Name,Last Name,Job Title,Mobile Phone,E-mail Address'],
  ['QuickBooks', 'First Name,Last Name,Title,Main Phone,Email'],
  [
    'ADP',
    'Legal First Name,Legal Last Name,Job Title Description,Personal Contact: Personal Mobile,Personal Contact: Personal Email',
  ],
])('knows the columns of %s', (_program, header) => {
  const [row] = parseCsv(Buffer.from(`${header}\nAnn,Lee,Aide,1,2\n`), 9);
  const fields = ['firstName', 'lastName', 'title', 'privatePhone', 'privateEmail'];
  expect(guessColumns(row?.cells ?? []).map(({ field }) => field)).toEqual(fields);
});

const readBack = async (cells: string[]) => {
  const labels = ['Number', ...cells.map((_cell, index) => `Column ${String(index)}`)];
  const file = await text(writeCsv({ labels, rows: [['7', ...cells]] }));
  return parseCsv(Buffer.from(file), 2_000)[1]?.cells.slice(1);
};

test('reads any exported text unchanged', async () => {
  // Stored text has no NUL (contract/shared/text/patterns.ts), and UTF-8 has no lone surrogates.
  const storable = hostileText.filter((text) => !/[\0\p{Cs}]/u.test(text));
  await fc.assert(
    fc.asyncProperty(fc.array(storable, { minLength: 1, maxLength: 4 }), async (cells) => {
      expect(await readBack(cells)).toEqual(cells);
    }),
    { numRuns: 500 },
  );
});
