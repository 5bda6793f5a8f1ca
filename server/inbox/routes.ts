import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Chat, ChatsResponse, ChatsQuery } from '../../contract/inbox/schema';
import { chatLimits } from '../../contract/shared/list-limits';
import { recordId } from '../../contract/shared/schema/fields';
import type { App } from '../http/app-type';
import { getStaff } from '../auth/guards';
import type { Context } from '../context';
import { getRevision } from '../db/list-revisions';
import { notFound } from '../http/errors';
import { getVariant, parseFilter } from './filter-params';
import { parseListLimit } from '../http/lists/list-limit';
import { sendJson } from '../http/json-reply';
import { conditionalGet } from '../http/etag';
import { staffRouteOptions } from '../http/staff-route';

/** GET /chats (specification section 7) and GET /chats/{userId}. Every open tab polls them. */
export function inboxRoutes(app: App, context: Context): void {
  const { database, inbox } = context;
  const findThread = async ({ params }: FastifyRequest) => {
    const entry = await inbox.find((params as { userId: string }).userId);
    if (entry === null) throw notFound();
    return entry;
  };
  // A tag of its own, so that a change in another thread does not cause a download.
  const getThreadTag = async (request: FastifyRequest) => {
    const { json } = await findThread(request);
    return createHash('sha256').update(json).digest('base64url');
  };

  app.get(
    '/chats',
    {
      preHandler: conditionalGet(() => getRevision(database.db, 'chats'), getVariant),
      ...staffRouteOptions(
        context,
        { summary: 'Threads, latest activity first' },
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
    {
      preHandler: conditionalGet(getThreadTag, () => ''),
      ...staffRouteOptions(
        context,
        { summary: 'One thread. For a merged thread, the thread it was merged into' },
        { params: Type.Object({ userId: recordId }), response: { 200: Chat } },
      ),
    },
    async (request, reply) => sendJson(reply, (await findThread(request)).json),
  );
}
