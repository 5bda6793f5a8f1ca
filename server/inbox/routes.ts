import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Chat, ChatsResponse, ChatsQuery } from '../../contract/inbox/schema';
import { chatLimits } from '../../contract/shared/list-limits';
import type { App } from '../http/app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { listTag } from '../db/list-revisions';
import { notFound } from '../http/errors';
import { getVariant, parseFilter } from './filter-params';
import { idParam } from '../http/request/id-param';
import { listLimit } from '../http/lists/list-limit';
import { sendJson } from '../http/json-reply';
import { answerUnchanged } from '../http/etag';
import { staffRoute } from '../http/staff-route';

/** GET /chats (specification section 7) and GET /chats/{userId}. Every open tab polls them. */
export function chatRoutes(app: App, context: Context): void {
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
      preHandler: answerUnchanged(() => listTag(database.db, 'chats'), getVariant),
      ...staffRoute(
        context,
        { summary: 'Threads, latest activity first' },
        { querystring: ChatsQuery, response: { 200: ChatsResponse } },
      ),
    },
    async (request, reply) => {
      const limit = listLimit(request.query, chatLimits);
      const offset = Number(request.query.offset ?? 0);
      const entries = await inbox.list(parseFilter(request), staffOf(request).email);
      const chats = entries.slice(offset, offset + limit).map(({ json }) => json);
      return sendJson(reply, `{"chats":[${chats.join()}],"total":${String(entries.length)}}`);
    },
  );

  app.get(
    '/chats/:userId',
    {
      preHandler: answerUnchanged(getThreadTag, () => ''),
      ...staffRoute(
        context,
        { summary: 'One thread. For a merged thread, the thread it was merged into' },
        { params: Type.Object({ userId: idParam }), response: { 200: Chat } },
      ),
    },
    async (request, reply) => sendJson(reply, (await findThread(request)).json),
  );
}
