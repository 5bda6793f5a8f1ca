import { parseEmployee } from '../../../../../contract/employees/form';
import type { UndoImportResponse } from '../../../../../contract/employees/schema';
import type { Actor } from '../../../../core/db/change-log';
import type { Tx } from '../../../../core/db/engine';
import type { Encryption } from '../../../../core/db/encryption/encryption';
import { deleteEmployee, updateEmployee } from '../../change-queries';
import { listAllEmployees } from '../../queries';
import { planUndo, type UndoOptions } from './plan-undo';
import { listImportedChanges, listLaterChanges } from './queries';

/**
 * Removes the people whom an import added and restores the values it changed, unless they were changed since. Each person counts once.
 */
export async function undoImport(
  tx: Tx,
  encryption: Encryption,
  importId: string,
  { actor, ...options }: UndoOptions & { actor: Actor },
): Promise<Pick<UndoImportResponse, 'removed' | 'restored' | 'kept'>> {
  const changes = await listImportedChanges(tx, encryption, importId);
  const later = await listLaterChanges(tx, importId);
  const employees = await listAllEmployees(tx, encryption);
  const { remove, restore, kept } = planUndo(employees, { changes, later }, options);
  for (const employee of remove) await deleteEmployee(tx, encryption, employee);
  for (const { employee, values } of restore) {
    // The caller has locked the list, so this can't fail.
    await updateEmployee(tx, encryption, employee, parseEmployee(values), actor);
  }
  return {
    removed: remove.length,
    restored: restore.filter(({ employee }) => !kept.has(employee.id)).length,
    kept: [...kept.values()].sort((a, b) => a.name.localeCompare(b.name, 'en-US')),
  };
}
