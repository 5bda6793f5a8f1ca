import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ChatsFilter, ChatsQuery } from '../../contract/inbox/schema';
import type { ThreadFilter } from '../../contract/inbox/filter';
import { getStaff } from '../auth/guards';
import { getSearchQuery } from '../http/lists/search-header';

/** Throws 400 if the search header cannot be decoded. */
export function parseFilter(request: FastifyRequest): ThreadFilter {
  const query = request.query as Static<typeof ChatsFilter>;
  return {
    query: getSearchQuery(request),
    status: query.status ?? null,
    who: query.who ?? null,
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

/** The part of the ETag that depends on the request. */
export function getVariant(request: FastifyRequest): string {
  const { limit, offset } = request.query as Static<typeof ChatsQuery>;
  const filter = parseFilter(request);
  return JSON.stringify([
    limit,
    offset,
    filter,
    filter.who === 'mine' && getStaff(request).email,
    // Response times also change with the clock.
    filter.answered !== null && Math.floor(Date.now() / 3_600_000),
  ]);
}
