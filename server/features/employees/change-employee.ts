import {
  contactFields,
  isPhoneField,
  type ContactField,
} from '../../../contract/employees/constants';
import { isCurrentEmployee } from '../../../contract/employees/employment';
import {
  employeeLabels,
  getEmployeeRules,
  parseEmployee,
  parseEmployeeStatus,
  toEmployeeValues,
  type EmployeeRecord,
} from '../../../contract/employees/form';
import type {
  EmployeeChange,
  EmployeeDetail,
  NewEmployee,
  Employee,
} from '../../../contract/employees/schema';
import { canSeeRegion, type Access } from '../../../contract/shared/roles';
import { validateForm, type FormValues } from '../../../contract/forms/rules';
import { listFieldChanges, type Actor, type FieldChange } from '../../core/db/change-log';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db, Tx } from '../../core/db/engine';
import { notFound, validationError } from '../../core/http/errors';
import { normalizeFields } from '../../core/http/request/normalize-text';
import { createFieldConflict, formatFieldLabels } from '../../core/http/version-conflict';
import { recordAudit } from '../../services/audit/record-audit';
import type { Context } from '../context';
import { diffEmployees, updateEmployee } from './change-queries';
import { findContactOwners, type EmployeeContacts } from './match-queries';
import { findEmployee } from './queries';
import { getToday } from './service';

/** Throws 400 by field. */
export function parseEmployeeInput(values: NewEmployee, today: string): EmployeeRecord {
  const { status = 'active' } = values;
  const normalized = {
    ...normalizeFields(values),
    status: parseEmployeeStatus(status) ?? status,
  } as FormValues;
  const errors = validateForm(getEmployeeRules(today), normalized);
  if (Object.keys(errors).length > 0) throw validationError(errors);
  return parseEmployee(normalized);
}

export async function getEmployeeDetail(
  { database: { db }, encryption }: Context,
  id: string,
): Promise<EmployeeDetail> {
  const employee = await findEmployee(db, encryption, id);
  if (employee === null) throw notFound();
  return { ...employee, history: await listFieldChanges(db, encryption, id) };
}

/** Throws 404, 400 by field, and 409 if the employee changed since that version. */
export async function applyEmployeePatch(
  context: Context,
  tx: Tx,
  { access, ...actor }: Actor & { access: Access },
  { id, version, ...patch }: EmployeeChange & { id: string },
): Promise<void> {
  const before = await findEmployee(tx, context.encryption, id);
  if (before === null) throw notFound();
  const today = getToday(context);
  const after = parseEmployeeInput({ ...toEmployeeValues(before), ...patch }, today);
  const changes = diffEmployees(before, after);
  // A retry after a lost response finds its own values and succeeds.
  if (changes.length === 0) return;
  const createConflict = async () =>
    createFieldConflict(tx, {
      labels: employeeLabels,
      current: (await findEmployee(tx, context.encryption, id)) ?? before,
      caller: actor.email,
      version,
    });
  if (before.version !== version) throw await createConflict();
  await requireUniqueContacts(tx, context.encryption, after, { id, today, access });
  if (!(await updateEmployee(tx, context.encryption, before, after, actor)))
    throw await createConflict();
  await recordAudit(tx, actor, {
    subject: { kind: 'employee', id },
    ...describeChange(before, after, changes),
  });
}

function describeChange(
  before: EmployeeRecord,
  after: EmployeeRecord,
  changes: readonly FieldChange[],
) {
  const hadLeft = before.status === 'left';
  const hasLeft = after.status === 'left';
  if (!hadLeft && hasLeft) return { action: 'leave-employee' } as const;
  if (hadLeft && !hasLeft) return { action: 'return-employee' } as const;
  const fields = changes.map(({ field }) => field);
  return { action: 'change-employee', detail: formatFieldLabels(employeeLabels, fields) } as const;
}

/**
 * Throws 400 by field if another employee has one of the contacts.
 * @param scope.id null for a new employee
 */
export async function requireUniqueContacts(
  tx: Db,
  encryption: Encryption,
  employee: EmployeeRecord,
  scope: { id: string | null; today: string; access: Access },
): Promise<void> {
  const owners = await findContactOwners(tx, encryption, listContacts(employee));
  const others = owners.filter((owner) => owner.id !== scope.id);
  const errors = Object.fromEntries(
    contactFields.flatMap((field) => {
      const owner = others.find((other) => listContacts(other).includes(employee[field] ?? ''));
      return owner ? [[field, formatDuplicate(owner, field, scope)]] : [];
    }),
  ) as Record<string, string>;
  if (Object.keys(errors).length > 0) throw validationError(errors);
}

export function formatDuplicate(
  owner: EmployeeContacts,
  field: ContactField,
  { today, access }: { today: string; access: Pick<Access, 'regions'> },
): string {
  const name = `${owner.firstName} ${owner.lastName}`;
  const contact = isPhoneField(field) ? 'phone number' : 'email address';
  if (!canSeeRegion(access, owner.region)) {
    return `An employee in another state already has this ${contact}`;
  }
  return !isCurrentEmployee(owner, today)
    ? `${name}, a former employee, has this ${contact}. If they came back, change their status instead`
    : `${name} already has this ${contact}`;
}

export function listContacts(employee: Pick<Employee, ContactField>): string[] {
  return contactFields.flatMap((field) => employee[field] ?? []);
}
