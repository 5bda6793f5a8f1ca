import { sql, type RawBuilder, type Selectable } from 'kysely';
import {
  certificateWarningDays,
  contactFields,
  type EmployeeSort,
  type StatusFilter,
} from '../../../contract/employees/constants';
import type { EmployeeRecord } from '../../../contract/employees/form';
import type { Employee, EmployeesQuery } from '../../../contract/employees/schema';
import { addDays } from '../../../contract/shared/dates/calendar-day';
import type { Access } from '../../../contract/shared/roles';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import { countRows, type Page } from '../../core/db/pagination';
import { isInRegions } from '../../core/db/region-clause';
import {
  hasFollowUp,
  orderByFollowUp,
  type FollowUpSpan,
} from '../../services/follow-ups/list-queries';
import { findFollowUp, withFollowUps } from '../../services/follow-ups/queries';
import { readIndexedPage, type FoundPage } from '../../services/search-index/collect-matches';
import { parseIndexSearch } from '../../services/search-index/index-search';
import { decryptPrivateDetails } from './private-details';
import type { EmployeeTable } from './table';

export type EmployeeFilter = Omit<EmployeesQuery, 'page' | 'down' | 'followUp'> & {
  span?: FollowUpSpan | undefined;
  search: string;
  isDescending: boolean;
  regions: Access['regions'];
  /** YYYY-MM-DD at the main office. */
  today: string;
};

export function listEmployees(
  db: Db,
  encryption: Encryption,
  filter: EmployeeFilter,
  page: Page,
): Promise<FoundPage<Employee>> {
  const filtered = filterEmployees(db, filter);
  return readIndexedPage(db, {
    search: parseIndexSearch(encryption, 'employee', filter.search),
    page,
    read: async (candidates, { limit, offset }) => {
      const rows = await filtered
        .where(candidates('employees'))
        .leftJoin('employeePhotos as photo', 'photo.employeeId', 'employees.id')
        .selectAll('employees')
        .select('photo.id as photo')
        .orderBy(orderEmployees(filter))
        .limit(limit)
        .offset(offset)
        .execute();
      const employees = rows.map((row) => toEmployee(encryption, row));
      return withFollowUps(db, encryption, employees);
    },
    count: () => countRows(filtered),
    listTexts: listSearchTexts,
  });
}

/** The texts that a search looks in. */
export function listSearchTexts(employee: Omit<EmployeeRecord, 'languages'>): string[] {
  const { firstName, lastName, title, certificateNumber } = employee;
  const contacts = contactFields.map((field) => employee[field]);
  return [firstName, lastName, title, certificateNumber, ...contacts].filter(
    (text) => text !== null,
  );
}

/** Everyone with all fields, to compare with a file. */
export async function listAllEmployees(db: Db, encryption: Encryption): Promise<Employee[]> {
  const rows = await db.selectFrom('employees').selectAll().execute();
  return rows.map((row) => toEmployee(encryption, { ...row, photo: null }));
}

/** The names of the employees with these work emails. */
export async function listWorkNames(
  db: Db,
  emails: readonly string[],
): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .selectFrom('employees')
    .select(['workEmail', 'firstName', 'lastName'])
    .where('workEmail', 'in', emails)
    .execute();
  return new Map(
    rows.map(({ workEmail, firstName, lastName }) => [workEmail ?? '', `${firstName} ${lastName}`]),
  );
}

export async function hasEmployees(db: Db, regions: Access['regions']): Promise<boolean> {
  const employees = db.selectFrom('employees').where(isInRegions(regions, 'region'));
  return (await employees.select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function findEmployee(
  db: Db,
  encryption: Encryption,
  id: string,
): Promise<Employee | null> {
  const row = await db
    .selectFrom('employees')
    .leftJoin('employeePhotos as photo', 'photo.employeeId', 'employees.id')
    .selectAll('employees')
    .select('photo.id as photo')
    .where('employees.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { ...toEmployee(encryption, row), ...(await findFollowUp(db, encryption, id)) };
}

/** Counts current employees whose certificate has expired or will expire within the warning period. */
export async function countCertificates(
  db: Db,
  regions: Access['regions'],
  today: string,
): Promise<{ expired: number; soon: number }> {
  const rows = await db
    .selectFrom('employees')
    .select('certificateExpires')
    .where(whereEmployment('current', today))
    .where(isInRegions(regions, 'region'))
    .where('certificateExpires', '<=', addDays(today, certificateWarningDays))
    .execute();
  const expired = rows.filter((row) => (row.certificateExpires ?? '') < today).length;
  return { expired, soon: rows.length - expired };
}

/** `getEmploymentState` of contract/employees/employment.ts in SQL. */
function whereEmployment(state: Exclude<StatusFilter, 'all'>, today: string): RawBuilder<boolean> {
  const hasLeft = sql<boolean>`(status = 'left' and (left_on is null or left_on < ${today}))`;
  if (state === 'left') return hasLeft;
  if (state === 'current') return sql<boolean>`not ${hasLeft}`;
  if (state === 'starting') return sql<boolean>`(not ${hasLeft} and hired_on > ${today})`;
  const status = state === 'leaving' ? 'left' : state;
  return sql<boolean>`(not ${hasLeft} and hired_on <= ${today} and status = ${status})`;
}

export function filterEmployees(
  db: Db,
  { status = 'current', region, regions, certificate, today, span }: EmployeeFilter,
) {
  let query = db.selectFrom('employees').where(isInRegions(regions, 'region'));
  if (status !== 'all') query = query.where(whereEmployment(status, today));
  if (region) query = query.where('region', '=', region);
  if (span) query = query.where(hasFollowUp('employee', 'employees', span));
  if (certificate === 'none') query = query.where('certificateExpires', 'is', null);
  if (certificate === 'expired') query = query.where('certificateExpires', '<', today);
  if (certificate === 'soon') query = query.where('certificateExpires', '>=', today);
  if (certificate === 'soon' || certificate === 'due') {
    query = query.where('certificateExpires', '<=', addDays(today, certificateWarningDays));
  }
  return query;
}

/** Employees without a certificate come last in both directions. */
export function orderEmployees({
  sort = 'name',
  isDescending,
}: Pick<EmployeeFilter, 'sort' | 'isDescending'>): RawBuilder<unknown> {
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const keys: Record<EmployeeSort, RawBuilder<unknown>> = {
    name: sql`sort_name ${direction}`,
    title: sql`lower(title) ${direction}, sort_name`,
    region: sql`region ${direction}, sort_name`,
    hired: sql`hired_on ${direction}, sort_name`,
    certificate: sql`certificate_expires is null, certificate_expires ${direction}, sort_name`,
    followUp: sql`${orderByFollowUp('employees', isDescending)}, sort_name`,
  };
  return sql`${keys[sort]}, employees.id ${direction}`;
}

function toEmployee(
  encryption: Encryption,
  {
    n: _n,
    privateEncrypted,
    privatePhoneMark: _phone,
    privateEmailMark: _email,
    sortName: _sortName,
    createdAt: _createdAt,
    languages,
    ...employee
  }: Selectable<EmployeeTable> & { photo: string | null },
): Employee {
  return {
    ...employee,
    ...decryptPrivateDetails(encryption, { id: employee.id, privateEncrypted }),
    languages: JSON.parse(languages) as string[],
  };
}
