import {
  contactFields,
  employeeLabels,
  isPhoneField,
  type ContactField,
  type EmployeeField,
} from '../../contract/employees/constants';
import type { ImportAnswer } from '../../contract/employees/schema';
import { employeeRules, toEmployee, type EmployeeRecord } from '../../contract/employees/form';
import { formProblems } from '../../contract/forms/rules';
import { phoneDigits } from '../../contract/shared/phone';
import type { ContactOwner } from './change-queries';
import { tidyLine } from '../http/request/normalize-text';
import { duplicateMessage } from './duplicates';
import { parseHeader } from './import-columns';
import type { CsvRow } from './import-csv';

/** What is wrong in a line of the file. */
export type RowIssue = ImportAnswer['problems'][number];

/** A row of the file as an employee, with the line it stands in. */
export type ReadRow = { line: number; employee: EmployeeRecord };

/** A phone number or an e-mail address in a line, as it is kept and as it is written in the file. */
export type RowContact = {
  line: number;
  field: ContactField;
  /** What the file calls its column. */
  column: string;
  value: string;
  written: string;
};

/**
 * What a file says, row by row: employees, and all that is wrong, by line and column. What is wrong with its head is all that is
 * told then (`isOfHead`). The contacts are those of all rows, also where something else is wrong in them.
 * @param rows the head first
 * @param today YYYY-MM-DD at the office
 */
export function parseRows(
  rows: readonly CsvRow[],
  today: string,
): { employees: ReadRow[]; contacts: RowContact[]; problems: RowIssue[]; isOfHead: boolean } {
  const [head, ...body] = rows;
  const { fields, problems: ofHead } = parseHeader(head?.cells ?? []);
  if (ofHead.length > 0) {
    const line = head?.line ?? 1;
    const named = ofHead.map(({ column, value, problem }) => ({
      line,
      column: shortened(column),
      value: shortened(value),
      problem,
    }));
    return { employees: [], contacts: [], problems: named, isOfHead: true };
  }
  const rules = employeeRules(today);
  const employees: ReadRow[] = [];
  const contacts: RowContact[] = [];
  const problems: RowIssue[] = [];
  // As it stands in the file: it is searched for there.
  const columnOf = (field: EmployeeField) =>
    shortened(head?.cells[fields.indexOf(field)] ?? employeeLabels[field]);
  for (const { line, cells } of body) {
    const values = valuesOf(fields, cells);
    const wrong = formProblems(rules, values);
    const written = (field: EmployeeField) => shortened(cells[fields.indexOf(field)] ?? '');
    const found = (Object.entries(wrong) as [EmployeeField, string][]).map(([field, problem]) => ({
      line,
      column: columnOf(field),
      value: written(field),
      problem,
    }));
    problems.push(...tooMany(line, cells, fields.length), ...found, ...notLeft(line, values));
    for (const field of contactFields) {
      const text = values[field]?.trim() ?? '';
      if (text === '' || field in wrong) continue;
      const value = isPhoneField(field) ? phoneDigits(text) : text.toLowerCase();
      contacts.push({ line, field, column: columnOf(field), value, written: written(field) });
    }
    if (found.length === 0) employees.push({ line, employee: toEmployee(values) });
  }
  return { employees, contacts, problems, isOfHead: false };
}

/** Who stands in the file twice, or in the list already. */
export function findDuplicates(
  contacts: readonly RowContact[],
  known: readonly ContactOwner[],
): RowIssue[] {
  const lines = new Map<string, number>();
  const owners = new Map(known.flatMap((one) => one.contacts.map((value) => [value, one])));
  return contacts.flatMap(({ line, field, column, value, written }) => {
    const before = lines.get(value) ?? line;
    lines.set(value, before);
    const other = owners.get(value);
    if (before !== line) {
      const problem = `Line ${String(before)} has the same: each employee needs their own`;
      return [{ line, column, value: written, problem }];
    }
    return other ? [{ line, column, value: written, problem: duplicateMessage(other, field) }] : [];
  });
}

/** A row whose last cells are empty is shorter; who is not said to be something else is active. */
function valuesOf(
  fields: readonly (EmployeeField | null)[],
  cells: readonly string[],
): Record<string, string> {
  const values: Record<string, string> = {};
  fields.forEach((field, index) => {
    if (field !== null) values[field] = tidyLine(cells[index] ?? '');
  });
  const status = values['status']?.trim().toLowerCase() ?? '';
  // The rule of the last day asks for the status by its id.
  return { ...values, status: status === '' ? 'active' : status };
}

function tooMany(line: number, cells: readonly string[], columns: number): RowIssue[] {
  const rest = cells.slice(columns).filter((cell) => cell !== '');
  if (rest.length === 0) return [];
  const problem = `This row has more cells than the head has columns: put a text with commas between quotation marks`;
  return [{ line, column: '', value: shortened(rest.join(', ')), problem }];
}

/** A last day would get lost. */
function notLeft(line: number, { status = '', leftOn = '' }: Record<string, string>): RowIssue[] {
  if (leftOn.trim() === '' || !['active', 'on leave', 'on-leave'].includes(status)) return [];
  const problem = 'There is a last day, but the status is not Left: mend one of both';
  return [{ line, column: employeeLabels.leftOn, value: shortened(leftOn), problem }];
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
