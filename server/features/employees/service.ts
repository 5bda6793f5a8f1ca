import type { FastifyRequest } from 'fastify';
import type { EmployeesQuery } from '../../../contract/employees/schema';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';
import type { Context } from '../context';
import { parseListFilter } from '../../core/http/lists/search-header';
import { findPhotoRegion } from './photo-queries';
import type { EmployeeFilter } from './queries';
import type { RecordSource } from '../../core/http/presence/presence';

export const employeeRecords: RecordSource = { kind: 'employee', table: 'employees' };
export const employeePhotoRecords: RecordSource = {
  ...employeeRecords,
  findRegion: findPhotoRegion,
};

/** Today at the main office (YYYY-MM-DD), which decides whether a certificate has expired. */
export function getToday(context: Pick<Context, 'now'>): string {
  return getOfficeDay(defaultRegion, context.now());
}

export function parseEmployeeFilter(
  context: Context,
  request: FastifyRequest<{ Querystring: Partial<EmployeesQuery> }>,
): EmployeeFilter {
  return { ...parseListFilter(request), today: getToday(context) };
}

export { employeePeople } from './person-queries';
export { employeeAudit } from './audit-queries';
export {
  findEmployeeContacts,
  findPossibleEmployees,
  type EmployeeContacts,
} from './match-queries';
export { findEmployeePhoto } from './photo-queries';
export { countCertificates, hasEmployees, listEmployees, listWorkNames } from './queries';
export {
  filterWorkProfiles,
  findCurrentPhotoId,
  findOwnWorkProfile,
  findWorkProfile,
  listWorkProfiles,
} from './work-profile-queries';
