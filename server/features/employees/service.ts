import type { FastifyRequest } from 'fastify';
import type { EmployeesQuery } from '../../../contract/employees/schema';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion, type RegionId } from '../../../contract/shared/regions';
import type { Context } from '../context';
import { parseListFilter } from '../../core/http/lists/search-header';
import { getStaff } from '../../core/http/request/staff';
import { toSpan } from '../../services/follow-ups/list-queries';
import { findPhotoRegion } from './photo-queries';
import type { EmployeeFilter } from './queries';
import { lockRows } from '../../core/db/concurrency/lock-rows';
import { bumpRevision } from '../../core/db/list-revisions';
import { notFound } from '../../core/http/errors';
import type { RecordSource } from '../../core/http/presence/presence';
import { findOwnRegion } from '../../core/http/presence/queries';
import type { FollowUpSubject } from '../../services/follow-ups/change-follow-up';

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
  const { followUp, ...filter } = parseListFilter(request);
  const { email } = getStaff(request);
  const span = toSpan(followUp, { now: context.now(), email });
  return { ...filter, span, today: getToday(context) };
}

export const employeeFollowUps: FollowUpSubject = {
  lock: (tx, id) => lockRows(tx, 'employees', [id]),
  requireVisible: async (_context, _request, db, id) => {
    const region = await findOwnRegion(db, 'employees', id);
    if (region === undefined) throw notFound();
    return { id, region: region as RegionId };
  },
  onChange: (tx) => bumpRevision(tx, 'employees'),
};

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
