import type { FastifyRequest } from 'fastify';
import { helpDeskScreens } from '../../../contract/help-desk/screens';
import type { QueueQuery } from '../../../contract/help-desk/queue-schema';
import type { HelpDeskType } from '../../../contract/help-desk/constants';
import { maySee } from '../../../contract/shared/roles';
import { staffOf } from '../../auth/guards';
import type { Db } from '../../db/engine';
import type { QueueFilter } from './queries';
import { findRecord, type KnownRecord } from '../records/queries';
import { forbidden, notFound } from '../../http/errors';
import { searchedFor } from '../../http/lists/search-header';

/** The queue and the filter that a call asks for. Throws 403 when the queue is none of one's role, 400 on words that cannot be read. */
export function queueFilterOf(request: FastifyRequest): QueueFilter {
  const { type } = request.params as { type: HelpDeskType };
  const query = request.query as QueueQuery;
  requireQueue(request, type);
  return {
    type,
    show: query.show ?? 'all',
    assignee: query.assignee === 'mine' ? staffOf(request).email : (query.assignee ?? null),
    region: query.region ?? null,
    search: searchedFor(request).trim(),
    sort: query.sort ?? 'waiting',
    down: query.down === '1',
  };
}

/** Throws 403 when a queue is none of the role of who asks. */
export function requireQueue(request: FastifyRequest, type: HelpDeskType): void {
  if (!maySee(staffOf(request).role, helpDeskScreens[type])) throw forbidden();
}

/** A record of a queue of one's role. Throws 404 else, as where there is none. */
export async function recordOf(request: FastifyRequest, db: Db, id: string): Promise<KnownRecord> {
  const record = await findRecord(db, id);
  if (record === null || !maySee(staffOf(request).role, helpDeskScreens[record.type])) {
    throw notFound();
  }
  return record;
}
