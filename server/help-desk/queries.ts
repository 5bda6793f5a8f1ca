import type { HelpDeskType } from '../../contract/help-desk/constants';
import type { HelpDeskRecord } from '../../contract/help-desk/queue-schema';
import { requestActivities, type RequestActivity } from '../../contract/overview/activity-schema';
import type { Vault } from '../db/encryption/encryption';
import { decryptDetails } from '../db/encryption/encrypted-details';
import type { Db } from '../db/engine';
import { countRows } from '../db/pagination';
import { whereMatches } from '../db/search-clause';
import { detailsContext, fullName } from './records/queries';
import { addReferenceDashes } from './reference';

/**
 * The newest records of these types, newest first, and the total. If there are more than `limit`, waiting records come before
 * reviewed ones. `review` is the text 'true' or 'false', as in the specification.
 */
export async function listHelpDesk(
  db: Db,
  vault: Vault,
  { types, limit }: { types: readonly HelpDeskType[]; limit: number },
): Promise<{ records: HelpDeskRecord[]; total: number }> {
  const requests = db.selectFrom('helpDesk').where('type', 'in', types);
  const rows = await requests
    .select(['id', 'type', 'createdAt as at', 'reference', fullName, 'contact', 'email', 'region'])
    .select(['reviewed', 'detailsSealed'])
    .orderBy('reviewed')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  const records = rows
    .map(({ reviewed, detailsSealed, ...row }) => ({
      ...row,
      review: reviewed === 1 ? 'true' : 'false',
      details: decryptDetails(vault, detailsSealed, detailsContext(row.id)),
    }))
    .sort((a, b) => (`${a.at} ${a.id}` > `${b.at} ${b.id}` ? -1 : 1));
  return { records, total: await countRows(requests) };
}

type FoundRequest = Pick<HelpDeskRecord, 'id' | 'type' | 'reference' | 'name' | 'contact'>;

/** Searches some queues. Waiting requests come first, then the newest. */
export async function findRequests(
  db: Db,
  types: readonly HelpDeskType[],
  search: string,
  limit: number,
): Promise<FoundRequest[]> {
  if (types.length === 0) return [];
  const requests = db.selectFrom('helpDesk').where('type', 'in', types);
  return whereMatches(requests, addReferenceDashes(search))
    .select(['id', 'type', 'reference', fullName, 'contact'])
    .orderBy('reviewed')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Recent events in some queues, latest first. */
export async function listRequestActivity(
  db: Db,
  types: readonly HelpDeskType[],
  limit: number,
): Promise<RequestActivity[]> {
  if (types.length === 0) return [];
  const rows = await db
    .selectFrom('helpDeskEvents as event')
    // A cross join keeps SQLite from scanning all requests first.
    .crossJoin('helpDesk as request')
    .whereRef('request.id', '=', 'event.recordId')
    .select(['event.id', 'event.at', 'event.actor as by', 'event.step as what', 'event.detail'])
    .select(['request.id as record', 'request.type', 'request.region', fullName])
    .where('event.step', 'in', requestActivities)
    .where('request.type', 'in', types)
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .$narrowType<Pick<RequestActivity, 'what'>>()
    .execute();
  return rows.map(({ detail, ...row }) => {
    const to = row.what === 'assigned' ? detail : null;
    return { ...row, kind: 'request', to };
  });
}
