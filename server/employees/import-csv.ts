import { CsvError, parse } from 'csv-parse/sync';
import { invalid } from '../http/errors';
import { undefuse } from '../http/exports/escape-formula';

const lineEnd = /\r\n?|\n/;

/** A line of the file that says something, with the number of its first line. */
export type CsvRow = { line: number; cells: string[] };

/**
 * The rows of a CSV file, the head first; empty ones are left out. Throws 400 on `file` for what is no such file.
 * @param most rows beside the head
 */
export function parseCsv(bytes: Buffer, most: number): CsvRow[] {
  const text = decode(bytes);
  if (text.includes('\0')) throw invalid({ file: noCsv });
  // Each line costs, an empty one too: a megabyte of line ends would keep everybody waiting for ten seconds.
  const lines = text.split(lineEnd).length;
  if (lines > most * linesPerRow) throw invalid({ file: tooMany(lines, 'lines', most) });
  let records: string[][];
  try {
    records = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      // The parser would take the first that it meets for all: what was put together of several files has more than one.
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      trim: true,
      // A quotation mark without its second one makes the rest of the file one cell.
      max_record_size: 20_000,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const at = typeof error['lines'] === 'number' ? ` near line ${String(error['lines'])}` : '';
    throw invalid({
      file: `This file cannot be read as CSV${at}: check that every quotation mark has its second one.`,
    });
  }
  let next = 1;
  const rows = records.flatMap((record) => {
    const line = next;
    next += linesOf(record);
    return record.every((cell) => cell === '') ? [] : [{ line, cells: record.map(undefuse) }];
  });
  if (rows.length < 2)
    throw invalid({
      file: 'There is nobody in this file: it needs a head and a row for each employee.',
    });
  if (rows.length - 1 > most) {
    throw invalid({ file: tooMany(rows.length - 1, 'rows', most) });
  }
  return rows;
}

/** How many lines of the file a record takes. The parser's own count takes CR LF within a cell for two. */
function linesOf(record: readonly string[]): number {
  return record.reduce((lines, cell) => lines + cell.split(lineEnd).length - 1, 1);
}

/** A sheet may have empty lines, and cells of several. */
const linesPerRow = 5;

const tooMany = (count: number, what: 'rows' | 'lines', most: number) =>
  `This file has ${count.toLocaleString('en-US')} ${what}; at most ${most.toLocaleString('en-US')} rows can be imported at once. Please split it, and delete empty lines.`;

const noCsv = 'This is no CSV file. In Excel choose “Save as”, then “CSV UTF-8”.';

/** UTF-8, or what Excel for Windows writes when it is asked for plain CSV. */
function decode(bytes: Buffer): string {
  const begin = bytes.subarray(0, 4).toString('latin1');
  // A workbook or a PDF that only has another name.
  if (begin === 'PK\u0003\u0004' || begin === '%PDF' || begin === 'ÐÏ\u0011à') {
    throw invalid({ file: noCsv });
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** What parts the cells: sheets of other countries write semicolons or tabs. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(lineEnd, 1);
  return [',', ';', '\t'].reduce((best, one) =>
    head.split(one).length > head.split(best).length ? one : best,
  );
}
