import { sql, type RawBuilder } from 'kysely';
import { certificateNotice } from '../../contract/employees/certificate-warning';
import {
  daysAfter,
  type CertificateFilter,
  type EmployeeSort,
  type StatusFilter,
} from '../../contract/employees/constants';
import type { Employee } from '../../contract/employees/schema';
import { readStatus } from '../../contract/employees/form';
import { toRegion, type RegionId } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { countOf, type Page } from '../db/pagination';
import { whereWords } from '../db/search-clause';

/** What of the employees is wanted; null is no filter. */
export type EmployeeFilter = {
  status: StatusFilter;
  region: RegionId | null;
  certificate: CertificateFilter | null;
  /** '' is no filter. */
  search: string;
  sort: EmployeeSort;
  isDescending: boolean;
  /** YYYY-MM-DD at the office. */
  today: string;
};

/** The employees that a filter leaves, in its order: `limit` of them after the first `skip`. */
export async function listEmployees(
  db: Db,
  filter: EmployeeFilter,
  page: Page,
): Promise<Employee[]> {
  const rows = await filterEmployees(db, filter)
    .leftJoin('employee_photos as photo', 'photo.employee_id', 'employees.id')
    .selectAll('employees')
    .select('photo.id as photo')
    .orderBy(orderEmployees(filter))
    .limit(page.limit)
    .offset(page.skip)
    .execute();
  return rows.map(toEmployee);
}

/** How many employees a filter leaves. */
export function countEmployees(db: Db, filter: EmployeeFilter): Promise<number> {
  return countOf(filterEmployees(db, filter));
}

export async function hasEmployees(db: Db): Promise<boolean> {
  return (await db.selectFrom('employees').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** An employee, or null when there is none. */
export async function findEmployee(db: Db, id: string): Promise<Employee | null> {
  const row = await db
    .selectFrom('employees')
    .leftJoin('employee_photos as photo', 'photo.employee_id', 'employees.id')
    .selectAll('employees')
    .select('photo.id as photo')
    .where('employees.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : toEmployee(row);
}

/** Certificates of who has not left: how many are expired, and how many will be within the notice. */
export async function countCertificates(
  db: Db,
  today: string,
): Promise<{ expired: number; soon: number }> {
  const rows = await db
    .selectFrom('employees')
    .select((eb) => [
      sql<number>`case when certificate_expires < ${today} then 1 else 0 end`.as('expired'),
      eb.fn.countAll().as('count'),
    ])
    .where('status', '!=', 'left')
    .where('certificate_expires', '<=', daysAfter(today, certificateNotice))
    .groupBy('expired')
    .execute();
  const of = (expired: number) =>
    Number(rows.find((row) => Number(row.expired) === expired)?.count ?? 0);
  return { expired: of(1), soon: of(0) };
}

export function filterEmployees(
  db: Db,
  { status, region, certificate, search, today }: EmployeeFilter,
) {
  let query = db.selectFrom('employees');
  if (status === 'here') query = query.where('status', '!=', 'left');
  else if (status !== 'all') query = query.where('status', '=', status);
  if (region !== null) query = query.where('region', '=', region);
  const last = daysAfter(today, certificateNotice);
  if (certificate === 'none') query = query.where('certificate_expires', 'is', null);
  if (certificate === 'expired') query = query.where('certificate_expires', '<', today);
  if (certificate === 'soon') query = query.where('certificate_expires', '>=', today);
  if (certificate === 'soon' || certificate === 'due') {
    query = query.where('certificate_expires', '<=', last);
  }
  return whereWords(query, search);
}

/** Who has nothing to be ordered by comes last either way. */
export function orderEmployees({
  sort,
  isDescending: down,
}: Pick<EmployeeFilter, 'sort' | 'down'>): RawBuilder<unknown> {
  const way = sql.raw(down ? 'desc' : 'asc');
  const keys: Record<EmployeeSort, RawBuilder<unknown>> = {
    name: sql`sort_name ${way}`,
    title: sql`lower(title) ${way}, sort_name`,
    region: sql`region ${way}, sort_name`,
    hired: sql`hired_on ${way}, sort_name`,
    certificate: sql`certificate_expires is null, certificate_expires ${way}, sort_name`,
  };
  return sql`${keys[sort]}, employees.id ${way}`;
}

type Row = {
  id: string;
  first_name: string;
  last_name: string;
  title: string;
  region: string;
  work_phone: string | null;
  work_email: string | null;
  private_phone: string;
  private_email: string | null;
  languages: string;
  hired_on: string;
  certificate_number: string | null;
  certificate_expires: string | null;
  status: string;
  left_on: string | null;
  photo: string | null;
  version: number;
  changed_by: string;
  changed_at: string;
};

function toEmployee(row: Row): Employee {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    title: row.title,
    region: toRegion(row.region),
    workPhone: row.work_phone,
    workEmail: row.work_email,
    privatePhone: row.private_phone,
    privateEmail: row.private_email,
    languages: JSON.parse(row.languages) as string[],
    hiredOn: row.hired_on,
    certificateNumber: row.certificate_number,
    certificateExpires: row.certificate_expires,
    status: readStatus(row.status) ?? 'active',
    leftOn: row.left_on,
    photo: row.photo,
    version: row.version,
    changedBy: row.changed_by,
    changedAt: row.changed_at,
  };
}
