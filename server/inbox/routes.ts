import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Chat, ChatsAnswer, ChatsQuery } from '../../contract/inbox/schema';
import { chatLimits } from '../../contract/shared/list-limits';
import type { App } from '../http/app-type';
import { staffOf } from '../auth/guards';
import type { Context } from '../context';
import { listTag } from '../db/list-revisions';
import { notFound } from '../http/errors';
import type { InboxEntry } from './inbox';
import { filterOf, variantOf } from './filter-params';
import { idParam } from '../http/request/id-param';
import { listLimit } from '../http/lists/list-limit';
import { sendJson } from '../http/json-reply';
import { answerUnchanged } from '../http/etag';
import { staffRoute } from '../http/staff-route';

/**
 * GET /chats (specification section 7): the threads, all of them or those a filter lets through; GET /chats/{userId}: one.
 * Polled every 6 s by every open tab: 304 while nothing has changed.
 */
export function chatRoutes(app: App, context: Context): void {
  const { database, inbox } = context;
  const tagOf = () => listTag(database.db, 'chats');
  const findEntry = async ({ params }: FastifyRequest) => {
    const entry = await inbox.find((params as { userId: string }).userId);
    if (entry === null) throw notFound();
    return entry;
  };
  // Its own: what somebody else has written is no reason to fetch it again.
  const tagOfOne = async (request: FastifyRequest) =>
    createHash('sha256')
      .update((await findEntry(request)).json)
      .digest('base64url');
  app.get(
    '/chats',
    {
      preHandler: answerUnchanged(tagOf, variantOf),
      ...staffRoute(
        context,
        { summary: 'The threads with the newest activity, that first' },
        { querystring: ChatsQuery, response: { 200: ChatsAnswer } },
      ),
    },
    async (request, reply) => {
      const limit = listLimit(request.query, chatLimits);
      const from = Number(request.query.offset ?? 0);
      const found = await inbox.list(filterOf(request), staffOf(request).email);
      return sendJson(reply, toJson(found.slice(from, from + limit), found.length));
    },
  );

  app.get(
    '/chats/:userId',
    {
      preHandler: answerUnchanged(tagOfOne, () => ''),
      ...staffRoute(
        context,
        { summary: 'One thread; of one that was merged into another, that other' },
        { params: Type.Object({ userId: idParam }), response: { 200: Chat } },
      ),
    },
    async (request, reply) => sendJson(reply, (await findEntry(request)).json),
  );
}

/** The answer's parts are JSON already: each thread is put into words once, when it is read, and not for every poll. */
function toJson(entries: readonly InboxEntry[], total: number): string {
  return `{"chats":[${entries.map(({ json }) => json).join()}],"total":${String(total)}}`;
}
