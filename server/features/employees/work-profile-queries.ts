import { sql } from 'kysely';
import { isCurrentEmployee } from '../../../contract/employees/employment';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion, toRegion } from '../../../contract/shared/regions';
import type { SignatureFilter } from '../../../contract/signatures/constants';
import type { WorkProfile } from '../../../contract/signatures/schema';
import type { Db } from '../../core/db/engine';
import type { Page } from '../../core/db/pagination';
import { whereMatches } from '../../core/db/search-clause';
import { filterEmployees, orderEmployees, type EmployeeFilter } from './queries';

type WorkProfileFilter = EmployeeFilter & { show?: SignatureFilter | undefined };

export async function listWorkProfiles(
  db: Db,
  filter: WorkProfileFilter,
  page: Page,
): Promise<WorkProfile[]> {
  const rows = await filterWorkProfiles(db, filter)
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

/** The current employee with a work email, in upper or lower case. */
export async function findOwnWorkProfile(
  db: Db,
  email: string,
  now: Date,
): Promise<WorkProfile | null> {
  const row = await db
    .selectFrom('employees')
    .leftJoin('employeePhotos as photo', 'photo.employeeId', 'employees.id')
    .select(columns)
    .select(['status', 'hiredOn', 'leftOn'])
    .where(({ fn }) => fn('lower', ['workEmail']), '=', email.toLowerCase())
    .orderBy('employees.id')
    .executeTakeFirst();
  if (row === undefined) return null;
  const { status, hiredOn, leftOn, ...profile } = row;
  const today = getOfficeDay(defaultRegion, now);
  return isCurrentEmployee({ status, hiredOn, leftOn }, today) ? toWorkProfile(profile) : null;
}

/** Null without a photo, and once the employee has left: old emails then show none. @param today YYYY-MM-DD */
export async function findCurrentPhotoId(
  db: Db,
  employeeId: string,
  today: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('employees')
    .innerJoin('employeePhotos as photo', 'photo.employeeId', 'employees.id')
    .select(['photo.id', 'status', 'hiredOn', 'leftOn'])
    .where('employees.id', '=', employeeId)
    .executeTakeFirst();
  return row !== undefined && isCurrentEmployee(row, today) ? row.id : null;
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

/** Searches work details only: a match by a private phone number or email would reveal whose it is. */
export function filterWorkProfiles(db: Db, filter: WorkProfileFilter) {
  let query = filterEmployees(db, filter);
  if (filter.show !== 'all') query = query.where('workEmail', 'is not', null);
  if (filter.search === '') return query;
  const profiles = db
    .selectFrom('employees')
    .select([
      'id',
      sql`sort_name || ' ' || lower(title) || ' ' || coalesce(work_phone, '') || ' ' || coalesce(work_email, '')`.as(
        'words',
      ),
    ])
    .as('profiles');
  return query.where(
    'employees.id',
    'in',
    whereMatches(db.selectFrom(profiles).select('profiles.id'), filter.search),
  );
}

function toWorkProfile(row: Omit<WorkProfile, 'region'> & { region: string }): WorkProfile {
  return { ...row, region: toRegion(row.region) };
}
