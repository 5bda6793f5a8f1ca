import { contactFields, isPhoneField, type ContactField } from '../../contract/employees/constants';
import {
  employeeLabels,
  type EmployeeRecord,
  getEmployeeRules,
  parseEmployee,
  parseEmployeeStatus,
} from '../../contract/employees/form';
import type { EmployeeField, ImportResponse } from '../../contract/employees/schema';
import { validateForm } from '../../contract/forms/rules';
import { getPhoneDigits } from '../../contract/shared/phone';
import { normalizeLine } from '../http/request/normalize-text';
import type { ContactOwner } from './change-queries';
import { duplicateMessage } from './duplicates';
import { parseHeader } from './import-columns';
import type { CsvRow } from './import-csv';

export type RowIssue = ImportResponse['problems'][number];

/** A phone number or e-mail address in the file: `value` as stored, `text` as written. */
export type RowContact = {
  line: number;
  field: ContactField;
  column: string;
  value: string;
  text: string;
};

export type ParsedRows = {
  employees: EmployeeRecord[];
  /** Contacts of all rows, including those with issues in other fields. */
  contacts: RowContact[];
  issues: RowIssue[];
  /** The header has issues, so no rows were read. */
  isOfHead: boolean;
};

/**
 * @param rows header first
 * @param today YYYY-MM-DD at the main office
 */
export function parseRows(rows: readonly CsvRow[], today: string): ParsedRows {
  const [header = { line: 1, cells: [] }, ...body] = rows;
  const { fields, issues: headerIssues } = parseHeader(header.cells);
  if (headerIssues.length > 0) {
    const issues = headerIssues.map(({ column, value, problem }) => ({
      line: header.line,
      column: shorten(column),
      value: shorten(value),
      problem,
    }));
    return { employees: [], contacts: [], issues, isOfHead: true };
  }
  const parsed: ParsedRows = { employees: [], contacts: [], issues: [], isOfHead: false };
  const rules = getEmployeeRules(today);
  for (const { line, cells } of body) {
    // Columns and values are reported as written, so that people can search the file for them.
    const columnOf = (field: EmployeeField) =>
      shorten(header.cells[fields.indexOf(field)] ?? employeeLabels[field]);
    const textOf = (field: EmployeeField) => shorten(cells[fields.indexOf(field)] ?? '');
    const values = toFormValues(fields, cells);
    const errors = Object.entries(validateForm(rules, values)) as [EmployeeField, string][];
    parsed.issues.push(
      ...findExtraCells(line, cells, fields.length),
      ...errors.map(([field, problem]) => ({
        line,
        column: columnOf(field),
        value: textOf(field),
        problem,
      })),
      ...findUnexpectedLastDay(line, values),
    );
    for (const field of contactFields) {
      const text = values[field]?.trim() ?? '';
      if (text === '' || errors.some(([name]) => name === field)) continue;
      const value = isPhoneField(field) ? getPhoneDigits(text) : text.toLowerCase();
      parsed.contacts.push({ line, field, column: columnOf(field), value, text: textOf(field) });
    }
    if (errors.length === 0) parsed.employees.push(parseEmployee(values));
  }
  return parsed;
}

/** Finds contacts that appear on two lines of the file or already belong to an employee. */
export function findDuplicates(
  contacts: readonly RowContact[],
  owners: readonly ContactOwner[],
): RowIssue[] {
  const firstLines = new Map<string, number>();
  const ownerByContact = new Map(
    owners.flatMap((owner) => owner.contacts.map((value) => [value, owner])),
  );
  return contacts.flatMap(({ line, field, column, value, text }) => {
    const firstLine = firstLines.get(value) ?? line;
    firstLines.set(value, firstLine);
    const owner = ownerByContact.get(value);
    if (firstLine !== line) {
      const problem = `Same as line ${String(firstLine)}. Each employee needs their own`;
      return [{ line, column, value: text, problem }];
    }
    return owner ? [{ line, column, value: text, problem: duplicateMessage(owner, field) }] : [];
  });
}

/** Rows may be shorter than the header. Employees without a status are active. */
function toFormValues(
  fields: readonly (EmployeeField | null)[],
  cells: readonly string[],
): Record<string, string> {
  const values: Record<string, string> = {};
  fields.forEach((field, index) => {
    if (field !== null) values[field] = normalizeLine(cells[index] ?? '');
  });
  const status = values['status']?.toLowerCase() ?? '';
  // The rule for the last day compares the status by its id.
  return { ...values, status: status === '' ? 'active' : status };
}

function findExtraCells(line: number, cells: readonly string[], columnCount: number): RowIssue[] {
  const extra = cells.slice(columnCount).filter((cell) => cell !== '');
  if (extra.length === 0) return [];
  const problem =
    'This row has more cells than columns. Put text that contains commas in quotation marks';
  return [{ line, column: '', value: shorten(extra.join(', ')), problem }];
}

/** The last day of an employee who has not left would be dropped silently. */
function findUnexpectedLastDay(
  line: number,
  { status = '', leftOn = '' }: Record<string, string>,
): RowIssue[] {
  const known = parseEmployeeStatus(status);
  if (leftOn === '' || known === null || known === 'left') return [];
  const problem = 'There is a last day, but the status is not Left. Change one of them';
  return [{ line, column: employeeLabels.leftOn, value: shorten(leftOn), problem }];
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
