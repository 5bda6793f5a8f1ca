import { officeTime } from '../../../contract/shared/dates/time-zone';
import { escapeFormula } from './escape-formula';
import type { Cell, Table } from './spreadsheet';

/**
 * A table as RFC 4180 has it, with a byte order mark, by which Excel knows that it is UTF-8.
 * Texts that a program for sheets would take for a formula are defused.
 */
export function toCsv({ labels, rows }: Table): string {
  const lines = [labels, ...rows].map((cells) => `${cells.map(toField).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

function toField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object' && 'day' in cell) return cell.day;
  // Before it is quoted: what is quoted begins formulas too.
  const text = escapeFormula(cell instanceof Date ? officeTime(cell) : cell);
  // Spaces at the ends of what is not quoted are no part of it to many who read it, as to us (employees/read-csv.ts).
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
