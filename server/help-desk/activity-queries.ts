import { requestActivities, type RequestActivity } from '../../contract/overview/activity-schema';
import type { HelpDeskType } from '../../contract/help-desk/constants';
import { toRegion } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { toHelpDeskType } from './records/item-queries';

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
    .select(['event.id', 'event.at', 'event.actor as by', 'event.step', 'event.detail'])
    .select(['request.id as record', 'request.type', 'request.region'])
    .select(['request.firstName', 'request.lastName'])
    .where('event.step', 'in', requestActivities)
    .where('request.type', 'in', types)
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ step, detail, firstName: first, lastName: last, ...row }) => {
    const what = requestActivities.find((activity) => activity === step);
    const type = toHelpDeskType(row.type);
    if (what === undefined || type === undefined) return [];
    const to = what === 'assigned' ? detail : null;
    const name = `${first} ${last}`;
    return { ...row, kind: 'request', what, type, to, name, region: toRegion(row.region) };
  });
}
