import { contactFields } from '../../../../contract/employees/constants';
import {
  employeeLabels,
  getEmployeeRules,
  parseEmployee,
  toEmployeeValues,
} from '../../../../contract/employees/form';
import type { Employee, UndoImportResponse } from '../../../../contract/employees/schema';
import { validateForm } from '../../../../contract/forms/rules';
import type { Actor } from '../../../core/db/change-log';
import type { Db } from '../../../core/db/engine';
import { formatFieldLabels } from '../../../core/http/version-conflict';
import { updateEmployee } from '../change-queries';
import { listAllEmployees } from '../queries';
import {
  deleteEmployee,
  listImportedChanges,
  listLaterChanges,
  type ImportedChange,
} from './undo-queries';

type Outcome = Pick<UndoImportResponse, 'removed' | 'restored' | 'kept'>;

/** An employee with the values before the import of the fields that get them again. */
type Restorable = { employee: Employee; before: ReadonlyMap<string, string> };

/**
 * Removes the people whom an import added and restores the values it changed, unless they were changed since.
 * @param options.today YYYY-MM-DD at the main office
 */
export async function undoImport(
  tx: Db,
  importId: string,
  options: { actor: Actor; today: string; referenced: ReadonlySet<string> },
): Promise<Outcome> {
  const { actor, today, referenced } = options;
  const changes = await listImportedChanges(tx, importId);
  const later = await listLaterChanges(tx, importId);
  const outcome: Outcome = { removed: 0, restored: 0, kept: [] };
  const keep = ({ firstName, lastName }: Employee, reason: string) =>
    outcome.kept.push({ name: `${firstName} ${lastName}`, reason });
  const staying: Employee[] = [];
  const restorable = new Map<string, Restorable>();
  for (const employee of await listAllEmployees(tx)) {
    const { id } = employee;
    const imported = changes.get(id) ?? [];
    const changedSince = later.get(id) ?? new Set<string>();
    if (imported[0]?.field === 'imported') {
      if (changedSince.size === 0 && !referenced.has(id)) {
        await deleteEmployee(tx, id);
        outcome.removed += 1;
        continue;
      }
      keep(employee, changedSince.size > 0 ? 'changed since' : 'named in a help-desk request');
    } else if (imported.length > 0) {
      const before = findUnchanged(imported, changedSince);
      const lost = imported.map(({ field }) => field).filter((field) => !before.has(field));
      if (lost.length > 0)
        keep(employee, `${formatFieldLabels(employeeLabels, lost)} changed since`);
      if (!isValid({ employee, before }, today)) keep(employee, 'earlier values no longer valid');
      else if (before.size > 0) restorable.set(id, { employee, before });
    }
    staying.push(employee);
  }
  for (;;) {
    const taken = new Set(staying.flatMap((one) => listContactsToStay(one, restorable)));
    const conflict = [...restorable.values()].find(({ before }) =>
      contactFields.some((field) => taken.has(before.get(field) ?? '')),
    );
    if (conflict === undefined) break;
    restorable.delete(conflict.employee.id);
    keep(conflict.employee, 'someone else has their phone number or email now');
  }
  for (const one of restorable.values()) {
    await updateEmployee(tx, one.employee, parseEmployee(toValues(one)), actor);
    outcome.restored += 1;
  }
  outcome.kept.sort((a, b) => a.name.localeCompare(b.name, 'en-US'));
  return outcome;
}

function findUnchanged(
  imported: readonly ImportedChange[],
  changedSince: ReadonlySet<string>,
): Map<string, string> {
  const employment = ['status', 'leftOn'];
  // They must agree, so they change together.
  const hasEmployment = employment.some((field) => changedSince.has(field));
  return new Map(
    imported
      .filter(
        ({ field }) => !changedSince.has(field) && !(hasEmployment && employment.includes(field)),
      )
      .map(({ field, from }) => [field, from ?? '']),
  );
}

const toValues = ({ employee, before }: Restorable) => ({
  ...toEmployeeValues(employee),
  ...Object.fromEntries(before),
});

function isValid(restorable: Restorable, today: string): boolean {
  const errors = validateForm(getEmployeeRules(today), toValues(restorable));
  return ![...restorable.before.keys()].some((field) => field in errors);
}

function listContactsToStay(
  employee: Employee,
  restorable: ReadonlyMap<string, Restorable>,
): string[] {
  const before = restorable.get(employee.id)?.before;
  return contactFields
    .filter((field) => before?.has(field) !== true)
    .flatMap((field) => employee[field] ?? []);
}
