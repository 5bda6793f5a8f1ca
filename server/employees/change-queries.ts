import {
  contactFields,
  employeeFields,
  type ContactField,
} from '../../contract/employees/constants';
import type { Employee } from '../../contract/employees/schema';
import { toValues, type EmployeeRecord } from '../../contract/employees/form';
import { foldWords } from '../../contract/shared/text/text-search';
import { formatPhone } from '../../contract/shared/phone';
import type { By } from '../db/actor';
import type { Db } from '../db/engine';
import { newId } from '../db/uuid';
import { changeAtVersion } from '../db/versioned-update';
import { noteChanges, type Noted } from '../db/change-log';

/** Adds an employee, noted as added by hand or from a file, and returns the id. */
export async function createEmployee(
  tx: Db,
  employee: EmployeeRecord,
  how: 'added' | 'imported',
  { by, at, id = newId() }: By & { id?: string },
): Promise<string> {
  await tx
    .insertInto('employees')
    .values({ id, ...toRow(employee), version: 1, created_at: at, changed_by: by, changed_at: at })
    .execute();
  await noteChanges(
    tx,
    'employee_changes',
    { id, version: 1 },
    [{ field: how, from: null, to: null }],
    { by, at },
  );
  return id;
}

/**
 * Changes an employee who is still at the version seen, and notes each field that is another one. False, and nothing is changed,
 * when somebody was faster.
 */
export async function updateEmployee(
  tx: Db,
  before: Employee,
  after: EmployeeRecord,
  { by, at }: By,
): Promise<boolean> {
  const { id, version } = before;
  if (!(await changeAtVersion(tx, 'employees', before, toRow(after), { by, at }))) return false;
  await noteChanges(
    tx,
    'employee_changes',
    { id, version: version + 1 },
    diffEmployees(before, after),
    { by, at },
  );
  return true;
}

/** Which fields differ, from what to what. */
export function diffEmployees(before: EmployeeRecord, after: EmployeeRecord): Noted[] {
  const [from, to] = [toValues(before), toValues(after)];
  return employeeFields.flatMap((field) =>
    from[field] === to[field] ? [] : [{ field, from: from[field] || null, to: to[field] || null }],
  );
}

/** An employee with their phone numbers and e-mail addresses. */
export type ContactOwner = Pick<EmployeeRecord, 'firstName' | 'lastName'> & {
  id: string;
  hasLeft: boolean;
  contacts: string[];
};

/** Every phone number and e-mail address of an employee, work and private. */
export function listContacts(employee: Pick<EmployeeRecord, ContactField>): string[] {
  return contactFields.flatMap((field) => employee[field] ?? []);
}

/** Both engines bound how many values a statement may carry. */
const atOnce = 400;

/** The employees who have one of these phone numbers or e-mail addresses, as work or private contact. */
export async function findContactOwners(
  tx: Db,
  wanted: readonly string[],
): Promise<ContactOwner[]> {
  const found: ContactOwner[] = [];
  for (let from = 0; from < wanted.length; from += atOnce) {
    const some = wanted.slice(from, from + atOnce);
    const rows = await tx
      .selectFrom('employees')
      .select(['id', 'first_name', 'last_name', 'status', ...contactColumns])
      .where((eb) => eb.or(contactColumns.map((column) => eb(column, 'in', some))))
      .execute();
    for (const { id, first_name: firstName, last_name: lastName, status, ...row } of rows) {
      const contacts = contactColumns.flatMap((column) => row[column] ?? []);
      found.push({ id, firstName, lastName, hasLeft: status === 'left', contacts });
    }
  }
  return found;
}

const contactColumns = ['work_phone', 'work_email', 'private_phone', 'private_email'] as const;

function toRow(employee: EmployeeRecord) {
  const { firstName, lastName, title, certificateNumber } = employee;
  const { workPhone, workEmail, privatePhone, privateEmail } = employee;
  const words = [
    ...[firstName, lastName, title, workEmail, privateEmail],
    ...[workPhone, privatePhone].flatMap(phoneSpellings),
    certificateNumber,
  ];
  return {
    first_name: firstName,
    last_name: lastName,
    title,
    region: employee.region,
    work_phone: workPhone,
    work_email: workEmail,
    private_phone: privatePhone,
    private_email: privateEmail,
    languages: JSON.stringify(employee.languages),
    hired_on: employee.hiredOn,
    certificate_number: certificateNumber,
    certificate_expires: employee.certificateExpires,
    status: employee.status,
    left_on: employee.leftOn,
    words: foldWords(words.join(' ')),
    sort_name: foldWords(`${lastName} ${firstName}`),
  };
}

function phoneSpellings(phone: string | null): string[] {
  if (phone === null) return [];
  return [phone, formatPhone(phone), phone.replace(/^(\d{3})(\d{3})/, '$1-$2-')];
}
