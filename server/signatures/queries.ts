import { toRegion } from '../../contract/shared/regions';
import type { WorkProfile } from '../../contract/signatures/schema';
import type { Db } from '../db/engine';
import type { Page } from '../db/pagination';
import { filterEmployees, orderEmployees, type EmployeeFilter } from '../employees/queries';

export async function listWorkProfiles(
  db: Db,
  filter: EmployeeFilter,
  page: Page,
): Promise<WorkProfile[]> {
  const rows = await filterEmployees(db, filter)
    .leftJoin('employeePhotos as photo', 'photo.employeeId', 'employees.id')
    .select(columns)
    .orderBy(orderEmployees(filter))
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return rows.map(toWorkProfile);
}

export async function findWorkProfile(db: Db, id: string): Promise<WorkProfile | null> {
  const row = await db
    .selectFrom('employees')
    .leftJoin('employeePhotos as photo', 'photo.employeeId', 'employees.id')
    .select(columns)
    .where('employees.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : toWorkProfile(row);
}

const columns = [
  'employees.id',
  'firstName',
  'lastName',
  'title',
  'region',
  'workPhone',
  'workEmail',
  'photo.id as photo',
] as const;

function toWorkProfile(row: Omit<WorkProfile, 'region'> & { region: string }): WorkProfile {
  return { ...row, region: toRegion(row.region) };
}
