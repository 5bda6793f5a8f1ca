import type { FastifyRequest } from 'fastify';
import type { HelpDeskType } from '../../../contract/help-desk/constants';
import { helpDeskScreens } from '../../../contract/help-desk/screens';
import { canSee, canSeeRegion } from '../../../contract/shared/roles';
import type { CoreContext } from '../../core/context';
import type { Db } from '../../core/db/engine';
import { forbidden, notFound } from '../../core/http/errors';
import { getStaff } from '../../core/http/request/staff';
import { findRecord, type LoadedRecord } from './records/queries';

export function requireQueue(request: FastifyRequest, type: HelpDeskType): void {
  if (!canSee(getStaff(request).access, helpDeskScreens[type])) throw forbidden();
}

/** Throws 404 if there is no such record, or if the caller cannot see its queue or region. */
export async function requireRecord(
  { encryption }: CoreContext,
  request: FastifyRequest,
  db: Db,
  id: string,
): Promise<LoadedRecord> {
  const record = await findRecord(db, encryption, id);
  const { access } = getStaff(request);
  const isVisible =
    record !== null &&
    canSee(access, helpDeskScreens[record.type]) &&
    canSeeRegion(access, record.region);
  if (!isVisible) throw notFound();
  return record;
}
