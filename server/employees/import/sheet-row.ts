import type { ImportResponse } from '../../../contract/employees/schema';
import { validationError } from '../../http/errors';

export type RowIssue = ImportResponse['issues'][number];

/** A row of a file that is not empty. `line` counts from 1, as spreadsheet programs do. */
export type SheetRow = { line: number; cells: string[] };

/** Throws 400 on `file` for a file without employees or with too many. */
export function assertRowCount(rows: SheetRow[], maxRows: number): SheetRow[] {
  if (rows.length < 2) {
    throw validationError({
      file: 'This file has no employees. It needs a header row and one row per employee.',
    });
  }
  if (rows.length - 1 > maxRows) throw tooLarge(rows.length - 1, 'rows', maxRows);
  return rows;
}

/** A value of the file in one short line. */
export function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

export function tooLarge(count: number, unit: 'rows' | 'lines', maxRows: number) {
  const [found, allowed] = [count, maxRows].map((number) => number.toLocaleString('en-US'));
  return validationError({
    file: `This file has ${found} ${unit}. You can import up to ${allowed} rows at once. Split the file and delete empty lines.`,
  });
}
