import type { FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { Chat, ChatsResponse, ChatsQuery, type ChatsFilter } from '../../contract/inbox/schema';
import type { ThreadFilter } from '../../contract/inbox/filter';
import { chatLimits } from '../../contract/shared/list-limits';
import { recordId } from '../../contract/shared/schema/fields';
import type { App } from '../http/app-type';
import { getStaff } from '../auth/guards';
import type { Context } from '../context';
import { getRevision } from '../db/list-revisions';
import { notFound } from '../http/errors';
import { conditionalGet, sendWithEtag } from '../http/etag';
import { sendJson } from '../http/json-reply';
import { parseListLimit } from '../http/lists/list-limit';
import { getSearchQuery } from '../http/lists/search-header';
import { staffRouteOptions } from '../http/staff-route';

/** GET /chats (specification section 7) and GET /chats/{userId}. Every open tab polls them. */
export function inboxRoutes(app: App, context: Context): void {
  const { database, inbox } = context;
  app.get(
    '/chats',
    {
      preHandler: conditionalGet(() => getRevision(database.db, 'chats'), getVariant),
      ...staffRouteOptions(
        context,
        { summary: 'List threads, latest activity first' },
        { querystring: ChatsQuery, response: { 200: ChatsResponse } },
      ),
    },
    async (request, reply) => {
      const limit = parseListLimit(request.query, chatLimits);
      const offset = Number(request.query.offset ?? 0);
      const entries = await inbox.list(parseFilter(request), getStaff(request).email);
      const chats = entries.slice(offset, offset + limit).map(({ json }) => json);
      return sendJson(reply, `{"chats":[${chats.join()}],"total":${String(entries.length)}}`);
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
  const { limit, offset } = request.query as Static<typeof ChatsQuery>;
  const filter = parseFilter(request);
  return JSON.stringify([
    limit,
    offset,
    filter,
    filter.assignee === 'mine' && getStaff(request).email,
    // Response times also change with the clock.
    filter.answered !== null && Math.floor(Date.now() / 3_600_000),
  ]);
}
