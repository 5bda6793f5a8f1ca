import type { ImportResponse } from '../../../../contract/employees/schema';
import { validationError } from '../../../core/http/errors';

export type RowIssue = ImportResponse['issues'][number];

/** A row of a file that is not empty. `line` counts from 1, as spreadsheet programs do. */
export type SheetRow = { line: number; cells: string[] };

export type Sheet = {
  rows: SheetRow[];
  /** Null for a CSV file. */
  name: string | null;
  /** Visible sheets of the workbook that are not read. */
  others: string[];
};

/** Above what lists of people have. They bound the time that the rest of an import takes. */
const maxColumns = 500;
const maxCharacters = 1_500_000;

/** Drops the empty columns at the end. Throws 400 on `file` for a file without employees or with too much in it. */
export function limitSheet(rows: readonly SheetRow[], maxRows: number): SheetRow[] {
  if (rows.length < 2) {
    throw validationError({
      file: 'This file has no employees. It needs a header row and one row per employee.',
    });
  }
  if (rows.length - 1 > maxRows) throw tooLarge(rows.length - 1, 'rows', maxRows);
  const columns = Math.max(
    ...rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1),
  );
  if (columns > maxColumns) {
    const [found, allowed] = [columns, maxColumns].map((number) => number.toLocaleString('en-US'));
    throw validationError({
      file: `This file has ${found} columns. You can import up to ${allowed}. Delete the columns you don’t need.`,
    });
  }
  const characters = rows.reduce(
    (sum, { cells }) => cells.reduce((inRow, cell) => inRow + cell.length, sum),
    0,
  );
  if (characters > maxCharacters) {
    throw validationError({
      file: 'The cells of this file hold too much text. Delete the columns you don’t need.',
    });
  }
  return rows.map(({ line, cells }) => ({ line, cells: cells.slice(0, columns) }));
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
