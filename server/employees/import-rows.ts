import { contactFields, isPhoneField, type ContactField } from '../../contract/employees/constants';
import {
  employeeFields,
  employeeLabels,
  getEmployeeRules,
  parseEmployee,
  parseEmployeeStatus,
  type EmployeeRecord,
} from '../../contract/employees/form';
import type { EmployeeField, ImportResponse } from '../../contract/employees/schema';
import { validateForm } from '../../contract/forms/rules';
import { getPhoneDigits } from '../../contract/shared/phone';
import { normalizeLine } from '../http/request/normalize-text';
import { listContacts, type ContactOwner } from './change-queries';
import type { CsvRow } from './import-csv';
import { formatDuplicate } from './service';

export type RowIssue = ImportResponse['issues'][number];

/** A phone number or e-mail address in the file: `value` as stored, `text` as written. */
type RowContact = {
  line: number;
  field: ContactField;
  column: string;
  value: string;
  text: string;
};

export type ParsedRows = {
  rowCount: number;
  employees: EmployeeRecord[];
  contacts: RowContact[];
  issues: RowIssue[];
  /** The header has issues, so no rows were read. */
  isHeaderInvalid: boolean;
  today: string;
};

const requiredFields: readonly EmployeeField[] = [
  ...(['firstName', 'lastName', 'title', 'region', 'privatePhone', 'hiredOn'] as const),
];

/** Column names of files from before work and private contact were separate. */
const legacyNames = new Map<string, EmployeeField>([
  ['phone', 'privatePhone'],
  ['email', 'privateEmail'],
]);

/** Columns of our own export that are not imported. */
const ignoredNames: readonly string[] = ['changed', 'changedby'];

/**
 * @param rows header first
 * @param today YYYY-MM-DD at the main office
 */
export function parseRows([header, ...body]: readonly CsvRow[], today: string): ParsedRows {
  const { line: headerLine, cells: labels } = header ?? { line: 1, cells: [] };
  const { fields, issues } = parseHeader(headerLine, labels);
  const parsed: ParsedRows = {
    rowCount: body.length,
    employees: [],
    contacts: [],
    issues,
    isHeaderInvalid: issues.length > 0,
    today,
  };
  if (parsed.isHeaderInvalid) return parsed;
  const rules = getEmployeeRules(today);
  for (const { line, cells } of body) {
    // Columns and values are reported as written, so that people can search the file for them.
    const getColumn = (field: EmployeeField) =>
      labels[fields.indexOf(field)] ?? employeeLabels[field];
    const getText = (field: EmployeeField) => cells[fields.indexOf(field)] ?? '';
    const values = toFormValues(fields, cells);
    const errors = Object.entries(validateForm(rules, values)) as [EmployeeField, string][];
    parsed.issues.push(
      ...findExtraCells(line, cells, fields.length),
      ...errors.map(([field, error]) => toIssue(line, getColumn(field), getText(field), error)),
      ...findUnexpectedLastDay(line, values),
    );
    for (const field of contactFields) {
      const text = values[field]?.trim() ?? '';
      if (text === '' || errors.some(([name]) => name === field)) continue;
      const value = isPhoneField(field) ? getPhoneDigits(text) : text.toLowerCase();
      parsed.contacts.push({ line, field, column: getColumn(field), value, text: getText(field) });
    }
    if (errors.length === 0) parsed.employees.push(parseEmployee(values));
  }
  return parsed;
}

/** Maps columns to fields (null: not imported). Case, spaces, and punctuation do not matter. */
function parseHeader(
  line: number,
  labels: readonly string[],
): { fields: (EmployeeField | null)[]; issues: RowIssue[] } {
  const issues: RowIssue[] = [];
  const fields: (EmployeeField | null)[] = [];
  labels.forEach((cell, index) => {
    const label = cell.trim();
    const field = findField(label);
    const isLast = index === labels.length - 1;
    if (field !== null && fields.includes(field)) {
      issues.push(toIssue(line, label, label, 'This column appears twice. Delete one of them'));
    } else if (field === null && label === '' && !isLast) {
      issues.push(
        toIssue(
          line,
          '',
          label,
          `Column ${String(index + 1)} has no name. Enter one, or delete the column`,
        ),
      );
    } else if (field === null && label !== '' && !ignoredNames.includes(normalize(label))) {
      const advice = 'Unknown column. Check the spelling, or delete the column';
      issues.push(toIssue(line, label, label, advice));
    }
    fields.push(field);
  });
  const missing = requiredFields.filter((field) => !fields.includes(field));
  issues.push(
    ...missing.map((field) =>
      toIssue(line, employeeLabels[field], '', 'This column is missing. Add it'),
    ),
  );
  return { fields, issues };
}

function findField(label: string): EmployeeField | null {
  const name = normalize(label);
  const field = employeeFields.find(
    (one) => normalize(employeeLabels[one]) === name || normalize(one) === name,
  );
  return field ?? legacyNames.get(name) ?? null;
}

function normalize(label: string): string {
  return label.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
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
  // The rule for the last day compares the status by its id.
  return { ...values, status: values['status']?.toLowerCase() || 'active' };
}

function findExtraCells(line: number, cells: readonly string[], columnCount: number): RowIssue[] {
  const extra = cells.slice(columnCount).filter((cell) => cell !== '');
  if (extra.length === 0) return [];
  const advice =
    'This row has more cells than columns. Put text that contains commas in quotation marks';
  return [toIssue(line, '', extra.join(', '), advice)];
}

/** The last day of an employee who has not left would be dropped silently. */
function findUnexpectedLastDay(
  line: number,
  { status = '', leftOn = '' }: Record<string, string>,
): RowIssue[] {
  const known = parseEmployeeStatus(status);
  if (leftOn === '' || known === null || known === 'left') return [];
  const advice = 'There is a last day, but the status is not Left. Change one of them';
  return [toIssue(line, employeeLabels.leftOn, leftOn, advice)];
}

/** Finds contacts that appear on two lines of the file or already belong to an employee. */
export function findDuplicates(
  contacts: readonly RowContact[],
  owners: readonly ContactOwner[],
  today: string,
): RowIssue[] {
  const firstLines = new Map<string, number>();
  const ownerByContact = new Map(
    owners.flatMap((owner) => listContacts(owner).map((value) => [value, owner])),
  );
  return contacts.flatMap(({ line, field, column, value, text }) => {
    const firstLine = firstLines.get(value) ?? line;
    firstLines.set(value, firstLine);
    if (firstLine !== line) {
      const advice = `Same as line ${String(firstLine)}. Each employee needs their own`;
      return [toIssue(line, column, text, advice)];
    }
    const owner = ownerByContact.get(value);
    return owner ? [toIssue(line, column, text, formatDuplicate(owner, field, today))] : [];
  });
}

function toIssue(line: number, column: string, value: string, message: string): RowIssue {
  return { line, column: shorten(column), value: shorten(value), message };
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
