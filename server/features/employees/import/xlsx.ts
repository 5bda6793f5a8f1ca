import { zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import { validationError } from '../../../core/http/errors';
import {
  readZipDirectory,
  unpack,
  UnpackedTooLarge,
} from '../../../services/uploads/document-scanner/zip';
import { countKnownNames, headerSearchRows } from './columns';
import { limitSheet, type Sheet, type SheetRow } from './sheet-row';

/** A sheet of 2,000 employees takes about 2 MB. */
const maxUnpackedBytes = 12 * 1024 * 1024;
/** A cell far to the right or below makes the reader fill everything before it. */
const maxColumnLetters = 2;
const maxRowNumber = 20_000;
const maxFilledCells = 2_000_000;

const unreadable =
  'This Excel file can’t be read. Open it, choose “Save as”, then “Excel Workbook (.xlsx)” or “CSV UTF-8”.';
const scattered =
  'This sheet has cells far away from the list. Copy the list to a new sheet and save that.';

/**
 * Returns the visible sheet with a workbook's list of people as text. Throws 400 on `file` if it can't be read safely.
 * @param maxRows without the header
 */
export async function parseXlsx(bytes: Buffer, maxRows: number): Promise<Sheet> {
  const files = await unpackCompact(bytes);
  const compact = zipSync(Object.fromEntries(files), { level: 0 });
  const sheets = await readExcelFile(Buffer.from(compact), { trim: true }).catch(() => {
    throw validationError({ file: unreadable });
  });
  const hidden = findHiddenSheets(files);
  const visible = sheets
    .filter((_sheet, index) => hidden[index] !== true)
    .map(({ sheet, data }) => ({ name: sheet, rows: toRows(data) }))
    .filter(({ rows }) => rows.length > 0);
  const list = findList(visible);
  return {
    rows: limitSheet(list?.rows ?? [], maxRows),
    name: list?.name ?? null,
    others: visible.filter((sheet) => sheet !== list).map(({ name }) => name),
  };
}

/** @param data missing in a sheet that is a chart */
function toRows(data: readonly (readonly unknown[])[] | undefined = []): SheetRow[] {
  const rows = data.map((row, index) => ({ line: index + 1, cells: row.map(formatCell) }));
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Of each sheet in the order of the workbook. Excel keeps last year's list on a sheet that nobody sees. */
function findHiddenSheets(files: ReadonlyMap<string, Buffer>): boolean[] {
  const workbook = files.get('xl/workbook.xml')?.toString() ?? '';
  return [...workbook.matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g)].map(([tag]) =>
    /\sstate\s*=\s*["'](?:very)?hidden["']/i.test(tag),
  );
}

type NamedRows = { name: string; rows: SheetRow[] };

/** The first sheet, unless another one has more known column names: some workbooks start with a cover. */
function findList(sheets: readonly NamedRows[]): NamedRows | undefined {
  const counts = sheets.map(({ rows }) =>
    Math.max(0, ...rows.slice(0, headerSearchRows).map(({ cells }) => countKnownNames(cells))),
  );
  return sheets[counts.indexOf(Math.max(...counts))];
}

/** Unpacks a workbook without its empty cells. Rejects a ZIP bomb, and sheets whose few bytes would fill the memory. */
async function unpackCompact(bytes: Buffer): Promise<Map<string, Buffer>> {
  const entries = await readZipDirectory(bytes);
  if (entries === null) throw validationError({ file: unreadable });
  // The reader may take another file of the same name.
  const isAmbiguous = new Set(entries.map(({ name }) => name)).size < entries.length;
  if (isAmbiguous) throw validationError({ file: unreadable });
  let files: Map<string, Buffer> | null;
  try {
    files = await unpack(entries, maxUnpackedBytes, () => true);
  } catch (error) {
    if (!(error instanceof UnpackedTooLarge)) throw error;
    throw validationError({
      file: 'This Excel file is too large when unpacked. Copy the list to a new workbook, without pictures and other sheets.',
    });
  }
  const compact = new Map<string, Buffer>();
  let sheetCount = 0;
  for (const [name, file] of files ?? []) {
    // Whatever its name: the workbook says which files are sheets. Some programs write backslashes.
    const isSheet = file.includes('sheetData');
    compact.set(name.replaceAll('\\', '/'), isSheet ? compactSheet(file) : file);
    if (isSheet) sheetCount += 1;
  }
  if (sheetCount === 0) throw validationError({ file: unreadable });
  return compact;
}

const attributes = String.raw`(?:\s+[\w:]+="[^"<>]*")*\s*`;
const emptyCell = new RegExp(
  String.raw`<((?:\w+:)?c)(?=\s[^<>]*\br=")${attributes}(?:\/>|><\/\1>)`,
  'g',
);
const emptyRow = new RegExp(
  String.raw`<((?:\w+:)?row)(?=\s[^<>]*\br=")${attributes}(?:\/>|>\s*<\/\1>)`,
  'g',
);

/** LibreOffice and others write cells that have only a style, up to the last row and column of a sheet. */
function compactSheet(file: Buffer): Buffer {
  const xml = file.toString('latin1').replace(emptyCell, '').replace(emptyRow, '');
  assertCompact(xml);
  return Buffer.from(xml, 'latin1');
}

function assertCompact(xml: string): void {
  let lastColumn = 1;
  let lastRow = 1;
  for (const [, quoted = ''] of xml.matchAll(/\sr\s*=\s*(?:"([^"]*)"|'[^']*')/g)) {
    const [, letters = '', digits = ''] = /^([A-Z]*)(\d+)$/.exec(quoted) ?? [];
    lastColumn = Math.max(lastColumn, toColumnNumber(letters));
    lastRow = Math.max(lastRow, Number(digits));
    const isFar = letters.length > maxColumnLetters || lastRow > maxRowNumber;
    // Excel writes plain references in double quotation marks; others could hide what they refer to.
    if (isFar || digits === '' || lastColumn * lastRow > maxFilledCells) {
      throw validationError({ file: scattered });
    }
  }
}

/** A is 1, and AA is 27. */
function toColumnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}

function formatCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  // Dates in a sheet have no time zone; the reader returns them in UTC.
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return String(cell as string | number | boolean);
}
