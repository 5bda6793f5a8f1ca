import { contactFields, isPhoneField } from '../../../../contract/employees/constants';
import {
  employeeFields,
  employeeLabels,
  getEmployeeRules,
  parseEmployee,
  toEmployeeValues,
  type EmployeeRecord,
} from '../../../../contract/employees/form';
import type { Employee, EmployeeField } from '../../../../contract/employees/schema';
import { validateForm } from '../../../../contract/forms/rules';
import { getPhoneDigits } from '../../../../contract/shared/phone';
import { diffFields, type FieldChange } from '../../../core/db/change-log';
import { formatDuplicate, listContacts } from '../change-employee';
import { diffEmployees } from '../change-queries';
import { createEmployeeMatcher, toStoredContact } from './match';
import type { ParsedRow } from './rows';
import { shorten, type RowIssue } from './sheet-row';

export type PlanEntry = { line: number; employee: EmployeeRecord; changes: FieldChange[] } & (
  | { kind: 'added' }
  | { kind: 'changed'; before: Employee }
  | { kind: 'unchanged' }
);

export type ImportPlan = { entries: PlanEntry[]; issues: RowIssue[] };

type Values = Record<EmployeeField, string>;

/**
 * Compares the rows of a file with the employees. Empty cells keep what is stored.
 * @param today YYYY-MM-DD at the main office
 */
export function planImport(
  rows: readonly ParsedRow[],
  employees: readonly Employee[],
  today: string,
): ImportPlan {
  const rules = getEmployeeRules(today);
  const { match, listNamesakes } = createEmployeeMatcher(employees);
  const plan: ImportPlan = { entries: [], issues: [] };
  const lineByEmployee = new Map<string, number>();
  const contacts: RowContact[] = [];
  for (const row of rows) {
    const before = match(row.values, row.id);
    const addIssue = (field: EmployeeField, message: string) =>
      plan.issues.push(toIssue(row, field, message));
    const stored = before && toEmployeeValues(before);
    const values = mergeValues(stored, row.values, today);
    // A value that is stored already doesn't stop the import, even if today's rules are stricter.
    const errors = Object.entries(validateForm(rules, values)).filter(
      ([field]) => stored === null || !isSame(field as EmployeeField, values, stored),
    ) as [EmployeeField, string][];
    plan.issues.push(...row.issues);
    const mayBeKnown =
      before === null && values.privatePhone === '' && listNamesakes(row.values).length === 1;
    for (const [field, message] of errors) {
      addIssue(field, mayBeKnown && field === 'privatePhone' ? namesakeMessage : message);
    }
    if (isContradictory(values)) {
      addIssue('leftOn', 'There is a last day, but the status is not Left. Change one of them');
    }
    const firstLine = before && lineByEmployee.get(before.id);
    if (before) lineByEmployee.set(before.id, firstLine ?? row.line);
    if (firstLine)
      addIssue(
        'firstName',
        `Line ${String(firstLine)} is the same person. Delete one of the lines`,
      );
    const isInvalid = (field: EmployeeField) => errors.some(([name]) => name === field);
    if (!firstLine) contacts.push(...listRowContacts(row, values, { before, isInvalid }));
    if (errors.length > 0) continue;
    const employee = parseEmployee(values);
    const { line } = row;
    if (before === null) {
      const changes = diffFields(emptyValues, toEmployeeValues(employee), employeeFields);
      plan.entries.push({ kind: 'added', line, employee, changes });
    } else {
      const changes = diffEmployees(before, employee);
      const kind = changes.length > 0 ? 'changed' : 'unchanged';
      plan.entries.push({ kind, line, before, employee, changes });
    }
  }
  plan.issues.push(...findDuplicates(contacts, employees, today));
  plan.issues.sort((a, b) => a.line - b.line);
  return plan;
}

const namesakeMessage =
  'There is already an employee with this name. If it’s the same person, enter the phone number or email on file. If not, enter a private phone number';

/** A last day decides: it makes someone leave unless the file says that they still work here after it. */
function mergeValues(stored: Values | null, row: Partial<Values>, today: string): Values {
  const given = Object.fromEntries(
    Object.entries(row).filter(([, text]) => text !== ''),
  ) as Partial<Values>;
  const { leftOn } = given;
  // Other programs call people active until their last day.
  const isLeaving = stored?.status === 'left' && stored.leftOn >= today;
  if (isLeaving && leftOn === undefined) delete given.status;
  const merged: Values = { ...emptyValues, status: 'active', ...stored, ...given };
  const isPast = leftOn !== undefined && leftOn < today;
  if (leftOn !== undefined && (given.status === undefined || !isPast)) merged.status = 'left';
  // Someone who comes back has no last day.
  if (given.status !== undefined && merged.status !== 'left' && leftOn === undefined) {
    merged.leftOn = '';
  }
  return merged;
}

function isSame(field: EmployeeField, one: Values, other: Values): boolean {
  return isPhoneField(field)
    ? getPhoneDigits(one[field]) === getPhoneDigits(other[field])
    : one[field] === other[field];
}

const emptyValues = Object.fromEntries(
  Object.keys(employeeLabels).map((field) => [field, '']),
) as Values;

const isContradictory = ({ status, leftOn }: Values) =>
  leftOn !== '' && (status === 'active' || status === 'on-leave');

type RowContact = {
  row: ParsedRow;
  field: (typeof contactFields)[number];
  /** As stored. */
  value: string;
  before: Employee | null;
};

function listRowContacts(
  row: ParsedRow,
  values: Values,
  known: { before: Employee | null; isInvalid: (field: EmployeeField) => boolean },
): RowContact[] {
  return contactFields.flatMap((field) => {
    const text = values[field].trim();
    if (text === '' || known.isInvalid(field)) return [];
    return [{ row, field, value: toStoredContact(field, text), before: known.before }];
  });
}

/** Finds contacts that two people would have after the import. */
function findDuplicates(
  contacts: readonly RowContact[],
  employees: readonly Employee[],
  today: string,
): RowIssue[] {
  const inFile = new Set(contacts.flatMap(({ before }) => before?.id ?? []));
  const owners = new Map(
    employees
      .filter(({ id }) => !inFile.has(id))
      .flatMap((owner) => listContacts(owner).map((value) => [value, owner] as const)),
  );
  const firstLines = new Map<string, number>();
  return contacts.flatMap(({ row, field, value }) => {
    const firstLine = firstLines.get(value) ?? row.line;
    firstLines.set(value, firstLine);
    if (firstLine !== row.line) {
      const advice = `Same as line ${String(firstLine)}. Each employee needs their own`;
      return [toIssue(row, field, advice)];
    }
    const owner = owners.get(value);
    return owner
      ? [toIssue(row, field, formatDuplicate(owner, field, { today, access: { regions: null } }))]
      : [];
  });
}

function toIssue(row: ParsedRow, field: EmployeeField, message: string): RowIssue {
  const { column, text } = row.getCell(field);
  return { line: row.line, column: shorten(column), value: shorten(text), message };
}
