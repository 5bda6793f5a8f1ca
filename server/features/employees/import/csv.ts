import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { validationError } from '../../../core/http/errors';
import { unescapeFormula } from '../../../services/exports/escape-formula';
import { countKnownNames, headerSearchRows } from './columns';
import { limitSheet, tooLarge, type SheetRow } from './sheet-row';

const lineBreak = /\r\n?|\n/;
const maxLinesPerRow = 5;

const notCsv =
  'This isn’t a CSV or Excel file. Save the list as CSV or as an Excel workbook (.xlsx).';

const oldExcel =
  'This is an older Excel file, or one with a password. Open it, choose “Save as”, then “Excel Workbook (.xlsx)”, and remove the password.';

/** In Excel's own dialect, a first line names the delimiter. */
const delimiterLine = /^"?sep=(.)"?[^\S\r\n]*(?:\r\n?|\n|$)/i;

/**
 * Returns the rows of a CSV file. Throws 400 on `file` for other files.
 * @param maxRows without the header
 */
export function parseCsv(bytes: Buffer, maxRows: number): SheetRow[] {
  const start = bytes.toString('hex', 0, 4);
  if (start === 'd0cf11e0') throw validationError({ file: oldExcel });
  if (start === '25504446') throw validationError({ file: notCsv });
  const whole = trimPadding(decodeText(bytes));
  if (whole.includes('\0')) throw validationError({ file: notCsv });
  // Checked before parsing: a megabyte of line breaks takes the parser ten seconds.
  const lineCount = whole.split(lineBreak).length;
  if (lineCount > maxRows * maxLinesPerRow) throw tooLarge(lineCount, 'lines', maxRows);
  const named = delimiterLine.exec(whole);
  const text = unwrapLines(whole.slice(named?.[0].length ?? 0));
  let line = named === null ? 1 : 2;
  const rows: SheetRow[] = [];
  for (const record of parseRecords(text, named?.[1] ?? detectDelimiter(text))) {
    const cells = record.map((cell) => unescapeFormula(unwrapText(cell)));
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
    // The parser's own line count takes a CR LF inside a cell for two lines.
    line += record.reduce((lines, cell) => lines + cell.split(lineBreak).length - 1, 1);
  }
  return limitSheet(rows, maxRows);
}

/** DOS programs end a file with Ctrl-Z, others with NUL. Not a pattern, which would take long for many of them in the middle. */
function trimPadding(text: string): string {
  let end = text.length;
  while (end > 0 && '\0\u001a'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const quotedLine = /^"(?:[^"]|"")*"$/;

/** Excel puts each line in quotation marks if it saves a file whose delimiter it took for text. */
function unwrapLines(text: string): string {
  const lines = text.split(lineBreak).filter((line) => line !== '');
  const isWrapped = lines.every((line) => quotedLine.test(line)) && /^"[^"]*[,;\t]/.test(text);
  return isWrapped ? lines.map((line) => line.slice(1, -1).replaceAll('""', '"')).join('\n') : text;
}

function parseRecords(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      // Explicit, because a file pasted together from several can mix line endings.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Some programs write names such as Ann "Annie" Lee without doubling the quotation marks.
      relax_quotes: true,
      // Tabs between empty cells are not blanks to remove.
      trim: delimiter !== '\t',
      // An unclosed quotation mark would turn the rest of the file into one cell.
      max_record_size: 20_000,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const position =
      typeof error['lines'] === 'number' ? ` near line ${String(error['lines'])}` : '';
    throw validationError({
      file: `This file can’t be read${position}. Check that every quotation mark is closed.`,
    });
  }
}

/** Some programs write ="00123" so that Excel keeps leading zeros. */
const unwrapText = (cell: string) => cell.replace(/^="([^"]*)"$/, '$1');

const delimiters = [',', ';', '\t', '|'] as const;

/** Spreadsheets in some locales separate cells with semicolons or tabs. The header decides, which may follow a title. */
function detectDelimiter(text: string): string {
  const lines = text
    .split(lineBreak, headerSearchRows)
    .map((line) =>
      line.replace(/"((?:[^"]|"")*)"/g, (_quoted, cell: string) => cell.replace(/\W+/g, ' ')),
    )
    .filter((line) => line.trim() !== '');
  const score = (delimiter: string) =>
    Math.max(0, ...lines.map((line) => countKnownNames(line.split(delimiter)))) * 1_000 +
    (lines[0]?.split(delimiter).length ?? 0);
  return delimiters.reduce<string>(
    (best, delimiter) => (score(delimiter) > score(best) ? delimiter : best),
    ',',
  );
}

/** Decodes a text file as spreadsheet programs write it: Unicode with or without a byte order mark, or an older code page. */
function decodeText(bytes: Buffer): string {
  return stripMark(decode(bytes));
}

function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('latin1');
  if (mark === 'ÿþ') return iconv.decode(bytes, 'utf-16le');
  if (mark === 'þÿ') return iconv.decode(bytes, 'utf-16be');
  const unmarked = detectUtf16(bytes);
  if (unmarked !== null) return iconv.decode(bytes, unmarked);
  if (isUtf8(bytes)) return bytes.toString();
  // Excel for Mac writes Macintosh line ends with that code page; everything else is Windows-1252. Node's own decoder takes it
  // for Latin 1, which has no curly apostrophe.
  const text = bytes.toString('latin1');
  if (text.includes('\r') && !text.includes('\n')) return iconv.decode(bytes, 'macroman');
  // By line, because files are pasted together.
  return text
    .split(/(?<=\n)/)
    .map(decodeLine)
    .join('');
}

function decodeLine(latin1: string): string {
  const bytes = Buffer.from(latin1, 'latin1');
  return isUtf8(bytes) ? bytes.toString() : iconv.decode(bytes, 'windows-1252');
}

/** Without a mark, every other byte of Western text is 0. */
function detectUtf16(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 200);
  if (start.length < 4 || bytes.length % 2 !== 0) return null;
  const zeros = [0, 0];
  start.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const most = (start.length / 2) * 0.8;
  const [even = 0, odd = 0] = zeros;
  if (odd >= most && even === 0) return 'utf-16le';
  return even >= most && odd === 0 ? 'utf-16be' : null;
}

const stripMark = (text: string) => text.replace(/^\uFEFF/, '');
