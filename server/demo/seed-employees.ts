import type { EmployeeRecord } from '../../contract/employees/form';
import { dayAt } from '../../contract/shared/region-facts';
import { defaultRegion } from '../../contract/shared/regions';
import { inTransaction, type Db } from '../db/engine';
import { createEmployee } from '../employees/change-queries';
import { touchList } from '../db/list-revisions';
import { generateEmployees } from './employee-samples';

/** Whose role sees the employees. */
const owner = 'owner@larkspan.example';

/** Adds employees, as an import would have. */
export async function seedEmployees(
  tx: Db,
  employees: readonly EmployeeRecord[],
  now: Date,
): Promise<void> {
  const by = { by: owner, at: now.toISOString() };
  for (const employee of employees) await createEmployee(tx, employee, 'imported', by);
  if (employees.length > 0) await touchList(tx, 'employees');
}

/** Adds so many sample employees. */
export async function seedManyEmployees(db: Db, count: number, now: Date): Promise<void> {
  const employees = generateEmployees(count, dayAt(defaultRegion, now));
  await inTransaction(db, (tx) => seedEmployees(tx, employees, now));
}
