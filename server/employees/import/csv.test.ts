import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HttpError } from '../../http/errors';
import { toCsv } from '../../http/exports/spreadsheet';
import { hostileText } from '../../testing/samples/hostile-text';
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

test('names the line of an unclosed quotation mark', () => {
  expect(getError('First name\r\nAnn\n"Bo\n')).toMatch(/near line 3/);
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

const readBack = (cells: string[]) => {
  const labels = ['Number', ...cells.map((_cell, index) => `Column ${String(index)}`)];
  const file = toCsv({ labels, widths: [], rows: [['7', ...cells]] });
  return parseCsv(Buffer.from(file), 2_000)[1]?.cells.slice(1);
};

test('reads any exported text unchanged', () => {
  // Stored text has no NUL (contract/shared/text/patterns.ts), and UTF-8 has no lone surrogates.
  const storable = hostileText.filter((text) => !/[\0\p{Cs}]/u.test(text));
  fc.assert(
    fc.property(fc.array(storable, { minLength: 1, maxLength: 4 }), (cells) => {
      expect(readBack(cells)).toEqual(cells);
    }),
    { numRuns: 500 },
  );
});
