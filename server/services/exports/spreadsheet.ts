import { formatEmailAsName } from '../../../contract/accounts/staff-name';
import { formatOfficeTime } from '../../../contract/shared/dates/time-zone';
import { escapeFormula } from './escape-formula';

/** A calendar day, YYYY-MM-DD, the same in every time zone. */
export type Day = { day: string };

/** A Date is written in the office's time; null is an empty cell. */
export type Cell = string | number | Date | Day | null;

export type Column<Row> = {
  label: string;
  cell: (row: Row) => Cell;
  /** The cells are emails of colleagues, who are written by name. */
  isStaff?: true;
  width?: number;
};

/** The rows of an export: an array, or what readPages() reads while the file is sent. */
export type Rows<Row> = Iterable<Row> | AsyncIterable<Row>;

export type Table = {
  labels: readonly string[];
  rows: Rows<readonly Cell[]>;
  widths?: readonly (number | undefined)[];
};

export function toDateCell(day: string | null | undefined): Day | null {
  return day ? { day } : null;
}

/** Of a time in ISO format. */
export function timeColumn<Row>(label: string, get: (row: Row) => string | null): Column<Row> {
  const toDate = (at: string | null) => (at === null ? null : new Date(at));
  return { label: `${label} (Eastern time)`, cell: (row) => toDate(get(row)), width: 26 };
}

/** @param formatName of a colleague, by email */
export function toTable<Row>(
  columns: readonly Column<Row>[],
  rows: Rows<Row>,
  formatName: (email: string) => string = formatEmailAsName,
): Table {
  const toCell = ({ cell, isStaff }: Column<Row>, row: Row) => {
    const value = cell(row);
    return isStaff === true && typeof value === 'string' ? formatName(value) : value;
  };
  async function* toCells() {
    for await (const row of rows) yield columns.map((column) => toCell(column, row));
  }
  return {
    labels: columns.map(({ label }) => label),
    rows: toCells(),
    widths: columns.map(({ width }) => width),
  };
}

/** Characters that are written at once. */
export const chunkLength = 64_000;

/** CSV as in RFC 4180, with a byte order mark so that Excel reads UTF-8, and with formulas escaped. */
export async function* writeCsv({ labels, rows }: Table): AsyncGenerator<string> {
  let chunk = `\uFEFF${toCsvLine(labels)}`;
  for await (const cells of rows) {
    chunk += toCsvLine(cells);
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

function toCsvLine(cells: readonly Cell[]): string {
  return `${cells.map(toCsvCell).join(',')}\r\n`;
}

function toCsvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object' && 'day' in cell) return cell.day;
  const text = escapeFormula(cell instanceof Date ? formatOfficeTime(cell) : cell);
  // Many readers, our import included, trim what is not quoted.
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
