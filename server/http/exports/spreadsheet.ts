/** A day of the calendar, as YYYY-MM-DD: no moment, the same in every time zone. */
export type Day = { day: string };

/** What stands in a cell. A moment is written in the office's time; null is an empty cell. */
export type Cell = string | number | Date | Day | null;

/** A day as a cell; none is an empty one. */
export function dayCell(day: string | null | undefined): Day | null {
  return day === null || day === undefined ? null : { day };
}

export type Column<Row> = {
  label: string;
  cell: (row: Row) => Cell;
  /** In characters, for a workbook. */
  width?: number;
};

/** A list as rows and columns, the columns' labels in a row of their own. */
export type Table = {
  labels: readonly string[];
  widths: readonly (number | undefined)[];
  rows: readonly (readonly Cell[])[];
};

export function toTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Table {
  return {
    labels: columns.map(({ label }) => label),
    widths: columns.map(({ width }) => width),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
  };
}
