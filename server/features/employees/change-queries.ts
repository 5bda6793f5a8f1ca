import {
  employeeFields,
  toEmployeeValues,
  type EmployeeRecord,
} from '../../../contract/employees/form';
import type { Employee } from '../../../contract/employees/schema';
import { normalizeForSearch } from '../../../contract/shared/text/text-search';
import {
  type Actor,
  diffFields,
  recordChanges,
  type FieldChange,
  updateAtVersion,
} from '../../core/db/change-log';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import { newId } from '../../core/db/uuid';
import { encryptPrivateDetails } from './private-details';

export async function createEmployee(
  tx: Db,
  encryption: Encryption,
  employee: EmployeeRecord,
  event: 'added' | 'imported',
  { id = newId(), ...actor }: Actor & { id?: string },
): Promise<void> {
  const { email, at } = actor;
  await tx
    .insertInto('employees')
    .values({
      id,
      ...toRow(encryption, id, employee),
      version: 1,
      createdAt: at,
      changedBy: email,
      changedAt: at,
    })
    .execute();
  const change = { field: event, from: null, to: null };
  await recordChanges(tx, { kind: 'employee', id, version: 1 }, [change], actor, encryption);
}

export async function updateEmployee(
  tx: Db,
  encryption: Encryption,
  before: Employee,
  after: EmployeeRecord,
  actor: Actor,
): Promise<boolean> {
  if (!(await updateAtVersion(tx, 'employees', before, toRow(encryption, before.id, after), actor)))
    return false;
  const current = { kind: 'employee', id: before.id, version: before.version + 1 } as const;
  await recordChanges(tx, current, diffEmployees(before, after), actor, encryption);
  return true;
}

export function diffEmployees(before: EmployeeRecord, after: EmployeeRecord): FieldChange[] {
  return diffFields(toEmployeeValues(before), toEmployeeValues(after), employeeFields);
}

function toRow(encryption: Encryption, id: string, employee: EmployeeRecord) {
  const { privatePhone, privateEmail, certificateNumber, ...plain } = employee;
  const { firstName, lastName, workPhone } = plain;
  const searchTexts = [
    firstName,
    lastName,
    employee.title,
    certificateNumber,
    employee.workEmail,
    privateEmail,
    workPhone,
    privatePhone,
  ];
  return {
    ...plain,
    ...encryptPrivateDetails(encryption, id, employee),
    languages: JSON.stringify(employee.languages),
    words: normalizeForSearch(searchTexts.join(' ')),
    sortName: normalizeForSearch(`${lastName} ${firstName}`),
  };
}
