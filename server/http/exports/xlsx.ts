import writeExcelFile, { type Row } from 'write-excel-file/node';
import { formatOfficeTime } from '../../../contract/shared/dates/time-zone';
import type { Cell, Table } from './spreadsheet';

const maxCellLength = 32_767;

/** A workbook with one sheet. Text cells are never formulas, whatever they start with. */
export function toXlsx(name: string, { labels, widths, rows }: Table): Promise<Buffer> {
  const header: Row = labels.map((value) => ({ value, type: String, fontWeight: 'bold' }));
  return writeExcelFile([header, ...rows.map((cells) => cells.map(formatCell))], {
    sheet: name,
    columns: widths.map((width) => (width === undefined ? {} : { width })),
    stickyRowsCount: 1,
  }).toBuffer();
}

function formatCell(cell: Cell): Row[number] {
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
