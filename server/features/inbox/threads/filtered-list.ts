import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ThreadFilter } from '../../../../contract/inbox/filter';
import type { ChatsFilter } from '../../../../contract/inbox/schema';
import { getSearchQuery } from '../../../core/http/lists/search-header';
import { getStaff } from '../../../core/http/request/staff';
import type { Context } from '../../context';
import type { InboxEntry } from '../inbox';
import { findReader } from '../unread/queries';
import { isUnread } from '../unread/unread';

type FilterRequest = FastifyRequest<{ Querystring: Static<typeof ChatsFilter> }>;

export function parseThreadFilter(request: FilterRequest): ThreadFilter {
  const { query } = request;
  return {
    query: getSearchQuery(request),
    status: query.status ?? null,
    assignee: query.assignee ?? null,
    region: query.region ?? null,
    channel: query.channel ?? null,
    from: query.from ?? null,
    to: query.to ?? null,
    answered: query.answered ?? null,
    waiting: query.waiting === '1',
    failed: query.failed === '1',
    sort: query.sort ?? 'latest',
  };
}

/**
 * The threads that match the query and the search of a request.
 * @param open a thread that stays in the list of unread ones
 */
export async function listThreads(
  { database: { db }, inbox }: Context,
  request: FilterRequest,
  open?: string,
): Promise<readonly InboxEntry[]> {
  const { email } = getStaff(request);
  const entries = await inbox.list(parseThreadFilter(request), email);
  if (request.query.unread === undefined) return entries;
  const reader = await findReader(db, email);
  return entries.filter((entry) => entry.threadId === open || isUnread(entry, reader));
}
