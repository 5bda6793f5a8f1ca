import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import {
  ActivityQuery,
  ActivityResponse,
  Chat,
  ChatsResponse,
  ChatsQuery,
  type ChatsFilter,
} from '../../../contract/inbox/schema';
import { emptyThreadFilter, type ThreadFilter } from '../../../contract/inbox/filter';
import { maxClockSkew } from '../../../contract/inbox/constants';
import { chatLimits } from '../../../contract/shared/list-limits';
import { recordId } from '../../../contract/shared/schema/fields';
import type { App } from '../../core/http/app-type';
import { getStaff } from '../../core/http/request/staff';
import type { Context } from '../context';
import { getRevision } from '../../core/db/list-revisions';
import { notFound, validationError } from '../../core/http/errors';
import { conditionalGet, sendWithEtag } from '../../core/http/etag';
import { sendJson } from '../../core/http/json-reply';
import { parseListLimit } from '../../core/http/lists/list-limit';
import { getSearchQuery } from '../../core/http/lists/search-header';
import { staffRouteOptions } from '../../core/http/staff-route';
import { getInboxRevision } from './threads/revision-queries';

/** GET /chats (specification section 7) and GET /chats/{userId}. Every open tab polls them. */
export function inboxRoutes(app: App, context: Context): void {
  const { database, inbox } = context;
  app.get(
    '/chats',
    {
      preHandler: conditionalGet(() => getInboxRevision(database.db), getVariant),
      ...staffRouteOptions(
        context,
        { summary: 'List threads, latest activity first' },
        { querystring: ChatsQuery, response: { 200: ChatsResponse } },
      ),
    },
    async (request, reply) => {
      const limit = parseListLimit(request.query, chatLimits);
      const offset = Number(request.query.offset ?? 0);
      const ids = request.query.ids && new Set(request.query.ids.split(','));
      const matches = await inbox.list(parseFilter(request), getStaff(request).email);
      const entries = ids ? matches.filter(({ userId }) => ids.has(userId)) : matches;
      const chats = entries.slice(offset, offset + limit).map(({ json }) => json);
      return sendJson(reply, `{"chats":[${chats.join()}],"total":${String(entries.length)}}`);
    },
  );

  app.get(
    '/chats/activity',
    {
      preHandler: conditionalGet(
        () => getRevision(database.db, 'chats'),
        ({ query }) => JSON.stringify(query),
      ),
      ...staffRouteOptions(
        context,
        {
          summary: 'List threads with messages since a time, to count unread messages',
          description: 'An hour earlier, because the clocks of servers differ.',
        },
        { querystring: ActivityQuery, response: { 200: ActivityResponse } },
      ),
    },
    async (request, reply) => {
      const { since, ids = '' } = request.query;
      const from = since === undefined ? '' : getEarlier(since);
      const others = new Set(ids.split(','));
      const entries = await inbox.list(emptyThreadFilter, getStaff(request).email);
      const threads = entries
        .filter(({ userId, lastInboundAt }) => lastInboundAt > from || others.has(userId))
        .map(({ activityJson }) => activityJson);
      return sendJson(reply, `{"threads":[${threads.join()}]}`);
    },
  );

  app.get(
    '/chats/:userId',
    staffRouteOptions(
      context,
      { summary: 'Get a thread. For a merged thread, the thread it was merged into' },
      { params: Type.Object({ userId: recordId }), response: { 200: Chat } },
    ),
    async (request, reply) => {
      const entry = await inbox.find(request.params.userId);
      if (entry === null) throw notFound();
      return sendWithEtag(request, reply, JSON.parse(entry.json));
    },
  );
}

function getEarlier(since: string): string {
  const time = Date.parse(since);
  if (Number.isNaN(time)) throw validationError({ since: 'This time doesn’t exist.' });
  return new Date(time - maxClockSkew).toISOString();
}

export function parseFilter(request: FastifyRequest): ThreadFilter {
  const query = request.query as Static<typeof ChatsFilter>;
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

/** The part of the list's ETag that depends on the request. */
function getVariant(request: FastifyRequest): string {
  const { limit, offset, ids } = request.query as Static<typeof ChatsQuery>;
  const filter = parseFilter(request);
  return JSON.stringify([
    limit,
    offset,
    ids,
    filter,
    filter.assignee === 'mine' && getStaff(request).email,
    // Response times also change with the clock.
    filter.answered !== null && Math.floor(Date.now() / 3_600_000),
  ]);
}
