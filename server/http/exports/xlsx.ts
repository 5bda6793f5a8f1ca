import writeExcelFile, { type Row } from 'write-excel-file/node';
import { officeTime } from '../../../contract/shared/dates/time-zone';
import type { Cell, Table } from './spreadsheet';

/** What Excel holds in one cell. */
const longestCell = 32_767;

/** A table as a workbook of one sheet. Texts are written as texts: none is ever a formula, whatever it begins with. */
export function toXlsx(name: string, { labels, widths, rows }: Table): Promise<Buffer> {
  const head: Row = labels.map((value) => ({ value, type: String, fontWeight: 'bold' }));
  return writeExcelFile([head, ...rows.map((cells) => cells.map(toCell))], {
    sheet: name,
    columns: widths.map((width) => (width === undefined ? {} : { width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function toCell(cell: Cell): Row[number] {
  if (cell === null) return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (cell instanceof Date) {
    // A sheet knows no time zones: it shows the office's clock.
    const value = new Date(`${officeTime(cell).replace(' ', 'T')}Z`);
    return { value, type: Date, format: 'yyyy-mm-dd hh:mm' };
  }
  if (typeof cell === 'object') {
    return { value: new Date(`${cell.day}T00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  }
  // '@' is the format of texts: one that is edited later becomes no formula either.
  return { value: cell.slice(0, longestCell), type: String, format: '@' };
}
