import { formatOfficeTime } from '../../../contract/shared/dates/time-zone';
import { escapeFormula } from './escape-formula';
import type { Cell, Table } from './spreadsheet';

/** CSV as in RFC 4180, with a byte order mark so that Excel reads UTF-8, and with formulas escaped. */
export function toCsv({ labels, rows }: Table): string {
  const lines = [labels, ...rows].map((cells) => `${cells.map(formatCell).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

function formatCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object' && 'day' in cell) return cell.day;
  const text = escapeFormula(cell instanceof Date ? formatOfficeTime(cell) : cell);
  // Many readers, ours included (employees/read-csv.ts), trim what is not quoted.
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
