import { officeTime } from '../office-time';
import type { Cell, Table } from './table';

/**
 * A table as RFC 4180 has it, with a byte order mark, by which Excel knows that it is UTF-8.
 * Texts that a program for sheets would take for a formula are defused.
 */
export function toCsv({ labels, rows }: Table): string {
  const lines = [labels, ...rows].map((cells) => `${cells.map(toField).join(',')}\r\n`);
  return `\uFEFF${lines.join('')}`;
}

/** Spaces and letters without a width, which some programs skip before they look for a formula. */
const skipped = /^[\s\p{Cf}\p{Cc}]+/u;

/** Whether a program for sheets may take a text for a formula (OWASP, "CSV Injection"), in whatever width its signs are written. */
function isFormulaLike(text: string): boolean {
  if (/^[\t\r\n]/.test(text)) return true;
  const first = text.replace(skipped, '').slice(0, 1).normalize('NFKC');
  return /^[=+\-@\u2212]/.test(first);
}

/** A text that begins no formula: an apostrophe goes before one that might. */
export function defuse(text: string): string {
  return isFormulaLike(text) ? `'${text}` : text;
}

/** Where a cell begins in a text that is parted at semicolons, tabs or line ends, before a formula's sign of either width. */
const parted = /([;\t\r\n]["\s]*)(?=[=+\-@\u2212\uff1d\uff0b\uff0d\uff20])/g;

/** A text that begins no formula, nor does any cell of it where sheets part cells at semicolons, tabs or line ends. */
export function plainText(text: string): string {
  return defuse(text).replace(parted, "$1'");
}

function toField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object' && 'day' in cell) return cell.day;
  // One apostrophe, before the first letter: what is quoted is defused too.
  const text = plainText(cell instanceof Date ? officeTime(cell) : cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
