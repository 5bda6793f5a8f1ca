import { requestActivities, type RequestActivity } from '../../contract/overview/activity-schema';
import type { HelpDeskType } from '../../contract/help-desk/constants';
import { toRegion } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { toHelpDeskType } from './records/item-queries';

/** The last steps of the requests of some queues, the latest first. */
export async function listRequestActivity(
  db: Db,
  types: readonly HelpDeskType[],
  limit: number,
): Promise<RequestActivity[]> {
  if (types.length === 0) return [];
  const rows = await db
    .selectFrom('help_desk_events as step')
    // In this order on SQLite, which would else begin with all requests of the queues.
    .crossJoin('help_desk as request')
    .whereRef('request.id', '=', 'step.record_id')
    .select(['step.id', 'step.at', 'step.actor as by', 'step.step', 'step.detail'])
    .select(['request.id as record', 'request.type', 'request.region'])
    .select(['request.first_name', 'request.last_name'])
    .where('step.step', 'in', requestActivities)
    .where('request.type', 'in', types)
    .orderBy('step.at', 'desc')
    .orderBy('step.id', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ step, detail, first_name: first, last_name: last, ...row }) => {
    const what = requestActivities.find((one) => one === step);
    const type = toHelpDeskType(row.type);
    if (what === undefined || type === undefined) return [];
    const to = what === 'assigned' ? detail : null;
    const name = `${first} ${last}`;
    return { ...row, kind: 'request', what, type, to, name, region: toRegion(row.region) };
  });
}
