import { formatEmailAsName } from '../../../contract/accounts/staff-name';
import { formatOfficeTime } from '../../../contract/shared/dates/time-zone';
import { escapeFormula } from './escape-formula';

/** A day is YYYY-MM-DD, the same in every time zone, and a time is ISO 8601, written in the office's time. */
export type ColumnType = 'text' | 'number' | 'day' | 'time';

export type Cell = string | number | null;

export type Column<Row> = {
  label: string;
  cell: (row: Row) => Cell | undefined;
  /** Text if left out. */
  type?: ColumnType;
  /** The cells are emails of colleagues, who are written by name. */
  isStaff?: true;
  width?: number;
};

/** The rows of an export: an array, or what readPages() reads while the file is sent. */
export type Rows<Row> = Iterable<Row> | AsyncIterable<Row>;

export type Table = {
  columns: readonly Omit<Column<never>, 'cell'>[];
  rows: Rows<readonly Cell[]>;
};

/** @param formatName of a colleague, by email */
export function toTable<Row>(
  columns: readonly Column<Row>[],
  rows: Rows<Row>,
  formatName: (email: string) => string = formatEmailAsName,
): Table {
  const toCell = ({ cell, isStaff }: Column<Row>, row: Row) => {
    const value = cell(row);
    if (value === undefined || value === '') return null;
    return isStaff === true && typeof value === 'string' ? formatName(value) : value;
  };
  async function* toCells() {
    for await (const row of rows) yield columns.map((column) => toCell(column, row));
  }
  return { columns, rows: toCells() };
}

/** Characters that are written at once. */
const chunkLength = 64_000;

/** CSV as in RFC 4180, with a byte order mark so that Excel reads UTF-8, and with formulas escaped. */
export async function* writeCsv({ columns, rows }: Table): AsyncGenerator<string> {
  let chunk = `\uFEFF${toCsvLine(columns.map(({ label }) => escapeFormula(label)))}`;
  for await (const cells of rows) {
    chunk += toCsvLine(cells.map((cell, index) => toCsvText(cell, columns[index]?.type)));
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

function toCsvText(cell: Cell, type: ColumnType = 'text'): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return type === 'time' ? formatOfficeTime(new Date(cell)) : escapeFormula(cell);
}

/** Many readers, ours included (features/employees/import/csv.ts), trim what is not quoted. */
function toCsvLine(texts: readonly string[]): string {
  const cells = texts.map((text) =>
    /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text,
  );
  return `${cells.join(',')}\r\n`;
}
