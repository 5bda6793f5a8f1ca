import type { FastifyRequest } from 'fastify';
import {
  getRequestState,
  requestStateLabels,
  type HelpDeskType,
} from '../../../contract/help-desk/constants';
import type { QueueQuery } from '../../../contract/help-desk/queue-schema';
import { helpDeskScreens } from '../../../contract/help-desk/screens';
import { canSee } from '../../../contract/shared/roles';
import { getStaff } from '../../core/http/request/staff';
import type { Actor } from '../../core/db/change-log';
import type { Db } from '../../core/db/engine';
import { formatAssignee, versionConflict } from '../../core/http/version-conflict';
import type { RecordKind } from '../../core/http/presence/presence';
import { forbidden, notFound, type HttpError } from '../../core/http/errors';
import { getSearchQuery } from '../../core/http/lists/search-header';
import type { QueueFilter } from './queries';
import { changeRecord, findRecord, type LoadedRecord, type RecordUpdate } from './records/queries';

/** Throws 403 if the role cannot see the queue, 400 if the search header cannot be decoded. */
export function parseQueueFilter(
  request: FastifyRequest<{ Params: { type: HelpDeskType }; Querystring: QueueQuery }>,
): QueueFilter {
  const { query, params } = request;
  const { type } = params;
  requireQueue(request, type);
  return {
    type,
    show: query.show ?? 'all',
    assignee: query.assignee === 'mine' ? getStaff(request).email : (query.assignee ?? null),
    region: query.region ?? null,
    search: getSearchQuery(request).trim(),
    sort: query.sort ?? 'waiting',
    isDescending: query.down === '1',
  };
}

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

export const helpDeskRecords: RecordKind = {
  kind: 'help-desk',
  table: 'helpDesk',
  requireVisible: requireRecord,
};

export async function changeAtVersion(
  tx: Db,
  record: LoadedRecord,
  version: number,
  update: RecordUpdate,
  actor: Actor,
): Promise<void> {
  if (await changeRecord(tx, { id: record.id, version }, update, actor)) return;
  throw recordConflict((await findRecord(tx, record.id)) ?? record, actor.email);
}

export function recordConflict(current: LoadedRecord, caller: string): HttpError {
  const now = `status is ${requestStateLabels[getRequestState(current)]}, ${formatAssignee(current.assignee)}`;
  return versionConflict(current.changedBy, caller, now);
}

export { findRepliedRequest } from './messages/queries';
export { findRequests, listRequestActivity } from './queries';
