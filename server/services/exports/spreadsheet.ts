import writeExcelFile, { type Row as ExcelRow } from 'write-excel-file/node';
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

export type Table = {
  labels: readonly string[];
  rows: readonly (readonly Cell[])[];
  widths?: readonly (number | undefined)[];
};

export function toDateCell(day: string | null | undefined): Day | null {
  return day ? { day } : null;
}

/** @param formatName of a colleague, by email */
export function toTable<Row>(
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  formatName: (email: string) => string = formatEmailAsName,
): Table {
  const toCell = ({ cell, isStaff }: Column<Row>, row: Row) => {
    const value = cell(row);
    return isStaff === true && typeof value === 'string' ? formatName(value) : value;
  };
  return {
    labels: columns.map(({ label }) => label),
    rows: rows.map((row) => columns.map((column) => toCell(column, row))),
    widths: columns.map(({ width }) => width),
  };
}

/** CSV as in RFC 4180, with a byte order mark so that Excel reads UTF-8, and with formulas escaped. */
export function toCsv({ labels, rows }: Table): string {
  const lines = [labels, ...rows].map((cells) => `${cells.map(toCsvCell).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

function toCsvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object' && 'day' in cell) return cell.day;
  const text = escapeFormula(cell instanceof Date ? formatOfficeTime(cell) : cell);
  // Many readers, ours included (features/employees/import/csv.ts), trim what is not quoted.
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const maxCellLength = 32_767;

export function toXlsx(name: string, { labels, rows, widths = [] }: Table): Promise<Buffer> {
  const header: ExcelRow = labels.map((value) => ({ value, type: String, fontWeight: 'bold' }));
  return writeExcelFile([header, ...rows.map((cells) => cells.map(toExcelCell))], {
    sheet: name,
    columns: widths.map((width) => (width === undefined ? {} : { width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function toExcelCell(cell: Cell): ExcelRow[number] {
  if (cell === null) return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (cell instanceof Date) {
    // Sheets have no time zones: the office's local time is written as if it were UTC.
    const value = new Date(`${formatOfficeTime(cell).replace(' ', 'T')}Z`);
    return { value, type: Date, format: 'yyyy-mm-dd hh:mm' };
  }
  if (typeof cell === 'object') {
    return { value: new Date(`${cell.day}T00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  }
  // With the text format '@', a cell that is edited later does not become a formula either.
  return { value: cell.slice(0, maxCellLength), type: String, format: '@' };
}
