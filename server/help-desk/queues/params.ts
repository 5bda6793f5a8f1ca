import type { FastifyRequest } from 'fastify';
import { helpDeskScreens } from '../../../contract/help-desk/screens';
import type { QueueQuery } from '../../../contract/help-desk/queue-schema';
import type { HelpDeskType } from '../../../contract/help-desk/constants';
import { canSee } from '../../../contract/shared/roles';
import { getStaff } from '../../auth/guards';
import type { Db } from '../../db/engine';
import type { QueueFilter } from './queries';
import { findRecord, type LoadedRecord } from '../records/queries';
import { forbidden, notFound } from '../../http/errors';
import { getSearchQuery } from '../../http/lists/search-header';

/** Throws 403 if the role cannot see the queue, 400 if the search header cannot be decoded. */
export function parseQueueFilter(request: FastifyRequest): QueueFilter {
  const { type } = request.params as { type: HelpDeskType };
  const query = request.query as QueueQuery;
  requireQueue(request, type);
  return {
    type,
    show: query.show ?? 'all',
    assignee: query.assignee === 'mine' ? getStaff(request).email : (query.assignee ?? null),
    region: query.region ?? null,
    search: getSearchQuery(request).trim(),
    sort: query.sort ?? 'waiting',
    down: query.down === '1',
  };
}

/** Throws 403 if the caller's role cannot see the queue. */
export function requireQueue(request: FastifyRequest, type: HelpDeskType): void {
  if (!canSee(getStaff(request).role, helpDeskScreens[type])) throw forbidden();
}

/** Throws 404 if there is no such record, or if the caller's role cannot see its queue. */
export async function requireRecord(
  request: FastifyRequest,
  db: Db,
  id: string,
): Promise<LoadedRecord> {
  const record = await findRecord(db, id);
  if (record === null || !canSee(getStaff(request).role, helpDeskScreens[record.type])) {
    throw notFound();
  }
  return record;
}
