import { CsvError, parse } from 'csv-parse/sync';
import { validationError } from '../http/errors';
import { unescapeFormula } from '../http/exports/escape-formula';

export type CsvRow = { line: number; cells: string[] };

const lineBreak = /\r\n?|\n/;
const maxLinesPerRow = 5;

const notCsv = 'This isn’t a CSV file. In Excel, choose “Save as”, then “CSV UTF-8”.';

/**
 * Returns the rows of a CSV file, header first. Throws 400 on `file` for other files.
 * @param maxRows without the header
 */
export function parseCsv(bytes: Buffer, maxRows: number): CsvRow[] {
  const text = decode(bytes);
  if (text.includes('\0')) throw validationError({ file: notCsv });
  // Checked before parsing: a megabyte of line breaks takes the parser ten seconds.
  const lineCount = text.split(lineBreak).length;
  if (lineCount > maxRows * maxLinesPerRow) throw tooLarge(lineCount, 'lines', maxRows);
  const rows: CsvRow[] = [];
  let line = 1;
  for (const record of parseRecords(text)) {
    if (record.some((cell) => cell !== '')) rows.push({ line, cells: record.map(unescapeFormula) });
    // The parser's own line count takes a CR LF inside a cell for two lines.
    line += record.reduce((lines, cell) => lines + cell.split(lineBreak).length - 1, 1);
  }
  if (rows.length < 2) {
    throw validationError({
      file: 'This file has no employees. It needs a header row and one row per employee.',
    });
  }
  if (rows.length - 1 > maxRows) throw tooLarge(rows.length - 1, 'rows', maxRows);
  return rows;
}

function parseRecords(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: detectDelimiter(text),
      // Explicit, because a file pasted together from several can mix line endings.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      trim: true,
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

function tooLarge(count: number, unit: 'rows' | 'lines', maxRows: number) {
  const [found, allowed] = [count, maxRows].map((number) => number.toLocaleString('en-US'));
  return validationError({
    file: `This file has ${found} ${unit}. You can import up to ${allowed} rows at once. Split the file and delete empty lines.`,
  });
}

/** Decodes UTF-8, or Windows-1252, which Excel for Windows writes as plain CSV. */
function decode(bytes: Buffer): string {
  const signature = bytes.subarray(0, 4).toString('latin1');
  const isWorkbookOrPdf =
    signature === 'PK\u0003\u0004' || signature === '%PDF' || signature === 'ÐÏ\u0011à';
  if (isWorkbookOrPdf) throw validationError({ file: notCsv });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Spreadsheets in some locales separate cells with semicolons or tabs. */
function detectDelimiter(text: string): string {
  const [header = ''] = text.split(lineBreak, 1);
  return [',', ';', '\t'].reduce((best, delimiter) =>
    header.split(delimiter).length > header.split(best).length ? delimiter : best,
  );
}
