import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeExcelFile, { type Row } from 'write-excel-file/node';
import { HttpError } from '../../../core/http/errors';
import { parseXlsx } from './xlsx';

const row = (...values: (string | number)[]) => values.map((value) => ({ value }));
const write = (rows: Row[]) => writeExcelFile(rows).toBuffer();

const sheetName = 'xl/worksheets/sheet1.xml';
async function replaceSheet(replace: (xml: string) => string): Promise<Buffer> {
  const files = unzipSync(await write([row('First name', 'Phone'), row('Ann', 2_125_550_199)]));
  const sheet = Buffer.from(files[sheetName] ?? []).toString();
  return Buffer.from(zipSync({ ...files, [sheetName]: strToU8(replace(sheet)) }));
}
const getError = (bytes: Buffer) =>
  parseXlsx(bytes, 2_000).then(
    () => null,
    (error: unknown) => (error instanceof HttpError ? error.fields?.['file'] : error),
  );

test('reads texts, numbers, and dates, and names rows as Excel does', async () => {
  const date = { value: new Date('2025-11-20T00:00:00Z'), type: Date, format: 'mm/dd/yyyy' };
  const rows = [row('First name', 'Phone', 'Hired'), [], [...row(' O’Neil ', 2_125_550_199), date]];
  expect((await parseXlsx(await write(rows), 2_000)).rows).toEqual([
    { line: 1, cells: ['First name', 'Phone', 'Hired'] },
    { line: 3, cells: ['O’Neil', '2125550199', '2025-11-20'] },
  ]);
});

test('reads the sheet with the list, not the cover before it', async () => {
  const cover = [row('Agency'), row('Roster')];
  const list = [row('First name', 'Last name', 'Title'), row('Ann', 'Lee', 'Aide')];
  const bytes = await writeExcelFile([
    { data: cover, sheet: 'Cover' },
    { data: list, sheet: 'People' },
  ]).toBuffer();
  expect((await parseXlsx(bytes, 2_000)).rows.map(({ cells }) => cells[0])).toEqual([
    'First name',
    'Ann',
  ]);
});

test('reads the visible sheet and names it, although an older list is on a hidden one before it', async () => {
  const list = (name: string) => [row('First name', 'Last name'), row(name, 'Lee')];
  const files = unzipSync(
    await writeExcelFile([
      { data: list('Old'), sheet: '2024 (old)' },
      { data: list('New'), sheet: 'Staff 2026' },
      { data: [row('Notes')], sheet: 'Notes & plans' },
    ]).toBuffer(),
  );
  const book = 'xl/workbook.xml';
  const workbook = Buffer.from(files[book] ?? []).toString();
  for (const state of ['hidden', 'veryHidden']) {
    const hidden = workbook.replace('name="2024 (old)"', `name="2024 (old)" state="${state}"`);
    expect(hidden).not.toBe(workbook);
    const bytes = Buffer.from(zipSync({ ...files, [book]: strToU8(hidden) }));
    const { rows, name, others } = await parseXlsx(bytes, 2_000);
    expect([rows[1]?.cells, name, others]).toEqual([
      ['New', 'Lee'],
      'Staff 2026',
      ['Notes & plans'],
    ]);
  }
});

test('reads a sheet of LibreOffice, whose styles reach its last row and column', async () => {
  const bytes = await replaceSheet((xml) =>
    xml
      .replace(/(<row r="2"[^>]*>)/, '$1<c r="AMJ2" s="0"/><c r="XFD2" s="0"></c>')
      .replace(
        '</sheetData>',
        '<row r="1048576" customFormat="false"><c r="A1048576" s="0"/></row></sheetData>',
      ),
  );
  expect((await parseXlsx(bytes, 2_000)).rows.map(({ line, cells }) => [line, cells])).toEqual([
    [1, ['First name', 'Phone']],
    [2, ['Ann', '2125550199']],
  ]);
});

test('passes over a sheet that is a chart, and reads names with backslashes', async () => {
  const files = unzipSync(await write([row('First name', 'Phone'), row('Ann', 2_125_550_199)]));
  const [book, relations] = ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels'];
  const insert = (name: string, end: string, element: string) =>
    strToU8(
      Buffer.from(files[name] ?? [])
        .toString()
        .replace(end, `${element}${end}`),
    );
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const changed = {
    ...files,
    [book]: insert(book, '</sheets>', '<sheet name="Chart" sheetId="9" r:id="rId99"/>'),
    [relations]: insert(
      relations,
      '</Relationships>',
      `<Relationship Id="rId99" Type="${office}/chartsheet" Target="chartsheets/sheet1.xml"/>`,
    ),
    'xl/chartsheets/sheet1.xml': strToU8('<chartsheet/>'),
  };
  const backslashes = Object.fromEntries(
    Object.entries(changed).map(([name, file]) => [name.replaceAll('/', '\\'), file]),
  );
  for (const variant of [changed, backslashes]) {
    expect((await parseXlsx(Buffer.from(zipSync(variant)), 2_000)).rows).toHaveLength(2);
  }
});

describe('rejects', () => {
  test.each<[string, (xml: string) => string]>([
    ['a cell in a far column', (xml) => xml.replace('r="B2"', 'r="XFD2"')],
    ['a cell in a far row', (xml) => xml.replace('<row r="2"', '<row r="1048576"')],
    ['a reference in other spelling', (xml) => xml.replace('r="B2"', "r='XFD2'")],
    ['an encoded reference', (xml) => xml.replace('r="B2"', 'r="&#88;FD2"')],
  ])('%s', async (_name, replace) => {
    expect(await getError(await replaceSheet(replace))).toMatch(/cells far away/);
  });

  test('a sheet whose cells are few but far apart', async () => {
    const far = '<row r="19999"><c r="ZZ19999"><v>1</v></c></row></sheetData>';
    const bytes = await replaceSheet((xml) => xml.replace('</sheetData>', far));
    expect(await getError(bytes)).toMatch(/cells far away/);
  });

  test('a sheet with a far cell in any folder', async () => {
    const files = unzipSync(await write([row('First name', 'Phone'), row('Ann', 2_125_550_199)]));
    const read = (name: string) => Buffer.from(files[name] ?? []).toString();
    const relations = 'xl/_rels/workbook.xml.rels';
    const bytes = zipSync({
      ...files,
      'xl/other/sheet1.bin': strToU8(read(sheetName).replace('r="B2"', 'r="XFD2"')),
      [relations]: strToU8(read(relations).replace('worksheets/sheet1.xml', 'other/sheet1.bin')),
    });
    expect(await getError(Buffer.from(bytes))).toMatch(/cells far away/);
  });

  test('two files of the same name', async () => {
    const files = unzipSync(await write([row('First name', 'Phone'), row('Ann', 2_125_550_199)]));
    const other = sheetName.replace('sheet1', 'sheet2');
    const bytes = zipSync({ ...files, [other]: files[sheetName] ?? new Uint8Array() });
    const renamed = Buffer.from(bytes).toString('latin1').replaceAll(other, sheetName);
    expect(await getError(Buffer.from(renamed, 'latin1'))).toMatch(/can’t be read/);
  });

  test('a file that unpacks to far more than a list', async () => {
    const bomb = await replaceSheet((xml) =>
      xml.replace('<sheetData>', `${' '.repeat(13e6)}<sheetData>`),
    );
    expect(bomb.length).toBeLessThan(100_000);
    expect(await getError(bomb)).toMatch(/too large when unpacked/);
  });

  test('another ZIP file, and a sheet that is no XML', async () => {
    const zip = Buffer.from(zipSync({ 'a.txt': strToU8('a') }));
    expect(await getError(zip)).toMatch(/Excel file can’t be read/);
    expect(await getError(await replaceSheet(() => '<worksheet><'))).toMatch(
      /can’t be read|no employees/,
    );
  });

  test('too many rows', async () => {
    const rows = Array.from({ length: 2_002 }, (_, index) => row(`Ann ${String(index)}`));
    expect(await getError(await write(rows))).toMatch(/2,001 rows/);
  });
});
