/** A calendar day, YYYY-MM-DD, the same in every time zone. */
export type Day = { day: string };

/** A Date is written in the office's time; null is an empty cell. */
export type Cell = string | number | Date | Day | null;

export function toDateCell(day: string | null | undefined): Day | null {
  return day === null || day === undefined ? null : { day };
}

export type Column<Row> = {
  label: string;
  cell: (row: Row) => Cell;
  width?: number;
};

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
