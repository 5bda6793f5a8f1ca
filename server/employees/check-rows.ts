import { employeeLabels, type EmployeeField } from '../../contract/employee-words';
import type { ImportAnswer } from '../../contract/employees';
import { employeeRules, toEmployee, type EmployeeRecord } from '../../contract/forms/employee';
import { formProblems } from '../../contract/forms/rules';
import { phoneDigits } from '../../contract/phone';
import type { Contact } from '../db/queries/employee-changes';
import { tidyLine } from '../public-forms/tidy';
import { hasThis } from './twins';
import { readHead } from './import-columns';
import type { CsvRow } from './read-csv';

/** What is wrong in a line of the file. */
export type Problem = ImportAnswer['problems'][number];

/** A row of the file as an employee, with the line it stands in. */
export type ReadRow = { line: number; employee: EmployeeRecord };

/** How to reach who stands in a line; null where nothing that can be compared is written. */
export type ReadContact = {
  line: number;
  phone: string | null;
  email: string | null;
  /** As it stands in the file. */
  written: { phone: string; email: string };
};

/**
 * What a file says, row by row: employees, and all that is wrong, by line and column. What is wrong with its head is all that is
 * told then (`isOfHead`). The contacts are those of all rows, also where something else is wrong in them.
 * @param rows the head first
 * @param today YYYY-MM-DD at the office
 */
export function checkRows(
  rows: readonly CsvRow[],
  today: string,
): { employees: ReadRow[]; contacts: ReadContact[]; problems: Problem[]; isOfHead: boolean } {
  const [head, ...body] = rows;
  const { fields, problems: ofHead } = readHead(head?.cells ?? []);
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
  const contacts: ReadContact[] = [];
  const problems: Problem[] = [];
  for (const { line, cells } of body) {
    const values = valuesOf(fields, cells);
    const wrong = formProblems(rules, values);
    const found = Object.entries(wrong).map(([name, problem]) => ({
      line,
      column: employeeLabels[name as EmployeeField],
      // As it stands in the file: it is searched for there.
      value: shortened(cells[fields.indexOf(name as EmployeeField)] ?? ''),
      problem,
    }));
    problems.push(...tooMany(line, cells, fields.length), ...found, ...notLeft(line, values));
    contacts.push({ line, ...contactOf(values, wrong) });
    if (found.length === 0) employees.push({ line, employee: toEmployee(values) });
  }
  return { employees, contacts, problems, isOfHead: false };
}

function contactOf(
  { phone = '', email = '' }: Record<string, string>,
  wrong: Readonly<Record<string, unknown>>,
): Omit<ReadContact, 'line'> {
  return {
    phone: 'phone' in wrong ? null : phoneDigits(phone),
    email: 'email' in wrong ? null : email.trim().toLowerCase() || null,
    written: { phone: shortened(phone), email: shortened(email) },
  };
}

/** Who stands in the file twice, or in the list already: by phone number and by e-mail. */
export function findTwins(rows: readonly ReadContact[], known: readonly Contact[]): Problem[] {
  const problems: Problem[] = [];
  for (const key of ['phone', 'email'] as const) {
    const lines = new Map<string, number>();
    const listed = new Map(known.map((one) => [one[key], one]));
    for (const { line, [key]: value, written } of rows) {
      if (value === null) continue;
      const column = employeeLabels[key];
      const before = lines.get(value);
      const other = listed.get(value);
      if (before !== undefined) {
        const problem = `Line ${String(before)} has the same: each employee needs their own`;
        problems.push({ line, column, value: written[key], problem });
      } else if (other) {
        problems.push({ line, column, value: written[key], problem: hasThis(other, key) });
      }
      lines.set(value, before ?? line);
    }
  }
  return problems;
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

function tooMany(line: number, cells: readonly string[], columns: number): Problem[] {
  const rest = cells.slice(columns).filter((cell) => cell !== '');
  if (rest.length === 0) return [];
  const problem = `This row has more cells than the head has columns: put a text with commas between quotation marks`;
  return [{ line, column: '', value: shortened(rest.join(', ')), problem }];
}

/** A last day would get lost. */
function notLeft(line: number, { status = '', leftOn = '' }: Record<string, string>): Problem[] {
  if (leftOn.trim() === '' || !['active', 'on leave', 'on-leave'].includes(status)) return [];
  const problem = 'There is a last day, but the status is not Left: mend one of both';
  return [{ line, column: employeeLabels.leftOn, value: shortened(leftOn), problem }];
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}
