import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import type { ChatsFilter, ChatsQuery } from '../../contract/inbox/schema';
import type { ThreadFilter } from '../../contract/inbox/filter';
import { staffOf } from '../auth/guards';
import { searchedFor } from '../http/lists/search-header';

/** The filter a call asks for, with the words of its header. Throws 400 on words that cannot be read. */
export function filterOf(request: FastifyRequest): ThreadFilter {
  const query = request.query as Static<typeof ChatsFilter>;
  return {
    query: searchedFor(request),
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

/** Everything that makes the answer to a call another one. */
export function variantOf(request: FastifyRequest): string {
  const { limit, offset } = request.query as Static<typeof ChatsQuery>;
  const filter = filterOf(request);
  return JSON.stringify([
    limit,
    offset,
    filter,
    filter.who === 'mine' && staffOf(request).email,
    // Who waits counts in answer times after a day, without anything having changed.
    filter.answered !== null && Math.floor(Date.now() / 3_600_000),
  ]);
}
