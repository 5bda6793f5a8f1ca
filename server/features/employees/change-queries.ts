import {
  employeeFields,
  toEmployeeValues,
  type EmployeeRecord,
} from '../../../contract/employees/form';
import type { Employee } from '../../../contract/employees/schema';
import { normalizeForSearch } from '../../../contract/shared/text/text-search';
import { type Actor, diffFields, recordChanges, type FieldChange } from '../../core/db/change-log';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Tx } from '../../core/db/engine';
import { updateAtVersion } from '../../core/db/concurrency/update-at-version';
import { newId } from '../../core/db/uuid';
import { replaceInIndex } from '../../services/search-index/queries';
import { encryptPrivateDetails } from './private-details';
import { listSearchTexts } from './queries';

export async function createEmployee(
  tx: Tx,
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
  await updateIndex(tx, encryption, id, { before: null, after: employee });
  const change = { field: event, from: null, to: null };
  await recordChanges(tx, { kind: 'employee', id, version: 1 }, [change], actor, encryption);
}

export async function updateEmployee(
  tx: Tx,
  encryption: Encryption,
  before: Employee,
  after: EmployeeRecord,
  actor: Actor,
): Promise<boolean> {
  const row = { ...toRow(encryption, before.id, after), changedAt: actor.at };
  if (!(await updateAtVersion(tx, 'employees', before, row, actor))) return false;
  await updateIndex(tx, encryption, before.id, { before, after });
  const current = { kind: 'employee', id: before.id, version: before.version + 1 } as const;
  await recordChanges(tx, current, diffEmployees(before, after), actor, encryption);
  return true;
}

/** Only for someone without a photo, whose file would stay: adding one is a change, and who was changed isn't deleted. */
export async function deleteEmployee(
  tx: Tx,
  encryption: Encryption,
  employee: Employee,
): Promise<void> {
  const { id } = employee;
  await updateIndex(tx, encryption, id, { before: employee, after: null });
  await tx.deleteFrom('fieldChanges').where('recordId', '=', id).execute();
  await tx.deleteFrom('followUps').where('id', '=', id).execute();
  await tx.deleteFrom('employees').where('id', '=', id).execute();
}

async function updateIndex(
  tx: Tx,
  encryption: Encryption,
  id: string,
  { before, after }: { before: EmployeeRecord | null; after: EmployeeRecord | null },
): Promise<void> {
  const { n } = await tx
    .selectFrom('employees')
    .select('n')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const listTexts = (employee: EmployeeRecord | null) =>
    employee ? listSearchTexts(employee) : [];
  await replaceInIndex(
    tx,
    encryption,
    { kind: 'employee', n },
    listTexts(before),
    listTexts(after),
  );
}

export function diffEmployees(before: EmployeeRecord, after: EmployeeRecord): FieldChange[] {
  return diffFields(toEmployeeValues(before), toEmployeeValues(after), employeeFields);
}

function toRow(encryption: Encryption, id: string, employee: EmployeeRecord) {
  const { privatePhone, privateEmail, certificateNumber, ...plain } = employee;
  return {
    ...plain,
    ...encryptPrivateDetails(encryption, id, { privatePhone, privateEmail, certificateNumber }),
    languages: JSON.stringify(plain.languages),
    sortName: normalizeForSearch(`${plain.lastName} ${plain.firstName}`),
  };
}
