import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { writeXlsxStream } from 'hucre/xlsx';
import { formatOfficeTime } from '../../../contract/shared/dates/time-zone';
import type { Cell, ColumnType, Table } from './spreadsheet';

/** Excel's limit. */
const maxCellLength = 32_767;

/** A text in '@' that is edited later does not become a formula either. */
const numberFormats: Readonly<Record<ColumnType, string>> = {
  text: '@',
  number: 'General',
  day: 'yyyy-mm-dd',
  time: 'yyyy-mm-dd hh:mm',
};

/** Writes an Excel workbook while its rows are read. What does not fit on a sheet continues on the next. */
export function writeWorkbook(name: string, { columns, rows }: Table): Readable {
  const getType = (index: number) => columns[index]?.type ?? 'text';
  async function* toValues() {
    for await (const cells of rows) yield cells.map((cell, index) => toValue(cell, getType(index)));
  }
  const stream = writeXlsxStream(toValues(), {
    name,
    columns: columns.map(({ label, width }, index) => ({
      header: label,
      numFmt: numberFormats[getType(index)],
      ...(width !== undefined && { width }),
    })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(stream as ReadableStream);
}

function toValue(cell: Cell, type: ColumnType): string | number | Date | null {
  if (cell === null || typeof cell === 'number') return cell;
  // Sheets have no time zones: the office's local time is written as if it were UTC.
  if (type === 'time') return new Date(`${formatOfficeTime(new Date(cell)).replace(' ', 'T')}Z`);
  if (type === 'day') return new Date(cell);
  // Without the characters that XML 1.0 has no way to write
  // oxlint-disable-next-line no-control-regex
  return cell.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '').slice(0, maxCellLength);
}
