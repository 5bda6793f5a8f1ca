import { contactFields } from '../../../../../contract/employees/constants';
import {
  employeeLabels,
  getEmployeeRules,
  toEmployeeValues,
} from '../../../../../contract/employees/form';
import type {
  Employee,
  EmployeeField,
  UndoImportResponse,
} from '../../../../../contract/employees/schema';
import { validateForm } from '../../../../../contract/forms/rules';
import { formatFieldLabels } from '../../../../core/http/version-conflict';
import type { ImportedChange } from './queries';

/** @param today YYYY-MM-DD at the main office */
export type UndoOptions = { today: string; referenced: ReadonlySet<string> };

type UndoPlan = {
  remove: Employee[];
  restore: { employee: Employee; values: Record<EmployeeField, string> }[];
  /** By employee: who isn't undone, or, if they are in `restore` too, only in part. */
  kept: Map<string, UndoImportResponse['kept'][number]>;
};

/** An employee with the values before the import of the fields that get them again. */
type Restorable = { employee: Employee; before: ReadonlyMap<string, string> };

/**
 * @param history by employee: what the import did, and the fields that were changed after it
 */
export function planUndo(
  employees: readonly Employee[],
  history: {
    changes: ReadonlyMap<string, readonly ImportedChange[]>;
    later: ReadonlyMap<string, ReadonlySet<string>>;
  },
  { today, referenced }: UndoOptions,
): UndoPlan {
  const plan: UndoPlan = { remove: [], restore: [], kept: new Map() };
  const keep = ({ id, firstName, lastName }: Employee, reason: string) =>
    plan.kept.set(id, { name: `${firstName} ${lastName}`, reason });
  const staying: Employee[] = [];
  const restorable = new Map<string, Restorable>();
  for (const employee of employees) {
    const { id } = employee;
    const imported = history.changes.get(id) ?? [];
    const changedSince = history.later.get(id) ?? new Set<string>();
    if (imported[0]?.field === 'imported') {
      if (changedSince.size === 0 && !referenced.has(id)) {
        plan.remove.push(employee);
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
  plan.restore = [...restorable.values()].map((one) => ({
    employee: one.employee,
    values: toValues(one),
  }));
  return plan;
}

function findUnchanged(
  imported: readonly ImportedChange[],
  changedSince: ReadonlySet<string>,
): Map<string, string> {
  // They must agree, so they change together.
  const employment = ['status', 'leftOn'];
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
