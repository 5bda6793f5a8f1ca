import type { HelpDeskType } from '../../contract/help-desk/constants';
import type { Db } from '../db/engine';
import { toHelpDeskType } from './records/item-queries';
import { addReferenceDashes } from './reference';
import { whereMatches } from '../db/search-clause';

type FoundRequest = {
  id: string;
  type: HelpDeskType;
  reference: string;
  name: string;
  contact: string;
};

/** Searches some queues. Waiting requests come first, then the newest. */
export async function findRequests(
  db: Db,
  types: readonly HelpDeskType[],
  search: string,
  limit: number,
): Promise<FoundRequest[]> {
  if (types.length === 0) return [];
  const requests = db.selectFrom('helpDesk').where('type', 'in', types);
  const rows = await whereMatches(requests, addReferenceDashes(search))
    .select(['id', 'type', 'reference', 'firstName', 'lastName', 'contact'])
    .orderBy('reviewed')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ firstName: first, lastName: last, ...row }) => {
    const type = toHelpDeskType(row.type);
    return type === undefined ? [] : { ...row, type, name: `${first} ${last}` };
  });
}
