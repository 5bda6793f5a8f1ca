import { employeeLabels, type ImportField } from '../../../../contract/employees/form';
import type { EmployeeField, ImportResponse } from '../../../../contract/employees/schema';
import { normalizeLine } from '../../../core/http/request/normalize-text';
import {
  applyChoices,
  findHeader,
  findHeaderIssues,
  guessColumns,
  type MappedColumn,
} from './columns';
import { shorten, type RowIssue, type Sheet, type SheetRow } from './sheet-row';
import { normalizeImportValue, splitFullName, type RegionAliases } from './values';

export type ParsedRow = {
  line: number;
  /** '' without one. */
  id: string;
  /** Only fields of the file. */
  values: Partial<Record<EmployeeField, string>>;
  issues: RowIssue[];
  /** Columns and values are reported as written, so that people can search the file for them. */
  getCell: (field: EmployeeField) => { column: string; text: string };
};

export type ParsedFile = {
  sheet: ImportResponse['sheet'];
  columns: (MappedColumn & { sample: string })[];
  rows: ParsedRow[];
  /** With these, no row was read. */
  headerIssues: RowIssue[];
};

/** @param choices the fields chosen for the columns; null to guess them from the header */
export function parseSheet(
  sheet: Sheet,
  choices: readonly (ImportField | null)[] | null,
  options: { regions: RegionAliases; today: string },
): ParsedFile {
  const headerIndex = findHeader(sheet.rows);
  const header = sheet.rows[headerIndex] ?? { line: 1, cells: [] };
  const body = sheet.rows.slice(headerIndex + 1);
  const labels = dropEmptyEnd(header.cells, body);
  const guessed = guessColumns(labels);
  const columns = choices === null ? guessed : applyChoices(guessed, choices);
  const headerIssues = findHeaderIssues(columns).map(({ column, message }) => {
    return { line: header.line, column, value: '', message };
  });
  return {
    sheet: sheet.name === null ? null : { name: sheet.name, others: sheet.others },
    columns: columns.map((column, index) => ({
      ...column,
      label: column.label || `Column ${String(index + 1)}`,
      sample: shorten(body.find(({ cells }) => (cells[index] ?? '') !== '')?.cells[index] ?? ''),
    })),
    rows: headerIssues.length > 0 ? [] : body.flatMap((row) => parseRow(row, columns, options)),
    headerIssues,
  };
}

/** Spreadsheets end with empty columns that were used once. */
function dropEmptyEnd(labels: readonly string[], body: readonly SheetRow[]): string[] {
  const trimmed = labels.map((label) => normalizeLine(label));
  while (
    trimmed.at(-1) === '' &&
    body.every(({ cells }) => (cells[trimmed.length - 1] ?? '').trim() === '')
  ) {
    trimmed.pop();
  }
  return trimmed;
}

function parseRow(
  { line, cells }: SheetRow,
  columns: readonly MappedColumn[],
  options: { regions: RegionAliases; today: string },
): ParsedRow[] {
  const indexOf = (field: ImportField) => columns.findIndex((column) => column.field === field);
  const getText = (field: ImportField) => cells[indexOf(field)] ?? '';
  const values: ParsedRow['values'] = {};
  for (const { field } of columns) {
    if (field === null || field === 'id') continue;
    if (field === 'fullName') Object.assign(values, splitFullName(normalizeLine(getText(field))));
    else values[field] = normalizeImportValue(field, getText(field), options);
  }
  if (Object.values(values).every((text) => text === '')) return [];
  const getCell = (field: EmployeeField) => {
    const index = indexOf(field);
    const isName = field === 'firstName' || field === 'lastName';
    const used = index < 0 && isName ? indexOf('fullName') : index;
    return { column: columns[used]?.label ?? employeeLabels[field], text: cells[used] ?? '' };
  };
  const issues = findExtraCells(line, cells, columns.length);
  return [{ line, id: normalizeLine(getText('id')), values, issues, getCell }];
}

function findExtraCells(line: number, cells: readonly string[], columnCount: number): RowIssue[] {
  const extra = cells.slice(columnCount).filter((cell) => cell.trim() !== '');
  if (extra.length === 0) return [];
  const message =
    'This row has more cells than columns. Put text that contains commas in quotation marks';
  return [{ line, column: '', value: shorten(extra.join(', ')), message }];
}
