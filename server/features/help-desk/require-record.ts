import type { FastifyRequest } from 'fastify';
import type { HelpDeskType } from '../../../contract/help-desk/constants';
import { helpDeskScreens } from '../../../contract/help-desk/screens';
import { canSee } from '../../../contract/shared/roles';
import type { CoreContext } from '../../core/context';
import type { Db } from '../../core/db/engine';
import { forbidden, notFound } from '../../core/http/errors';
import { getStaff } from '../../core/http/request/staff';
import { findRecord, type LoadedRecord } from './records/queries';

export function requireQueue(request: FastifyRequest, type: HelpDeskType): void {
  if (!canSee(getStaff(request).role, helpDeskScreens[type])) throw forbidden();
}

/** Throws 404 if there is no such record, or if the caller's role cannot see its queue. */
export async function requireRecord(
  { encryption }: CoreContext,
  request: FastifyRequest,
  db: Db,
  id: string,
): Promise<LoadedRecord> {
  const record = await findRecord(db, encryption, id);
  if (record === null || !canSee(getStaff(request).role, helpDeskScreens[record.type])) {
    throw notFound();
  }
  return record;
}
