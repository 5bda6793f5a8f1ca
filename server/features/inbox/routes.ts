import { sum } from 'd3-array';
import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { inboxEndpoints } from '../../../contract/inbox/endpoints';
import { createDayCounter, type ThreadFilter } from '../../../contract/inbox/filter';
import type { Chat, ChatsQuery } from '../../../contract/inbox/schema';
import { chatLimits } from '../../../contract/shared/list-limits';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { notFound } from '../../core/http/errors';
import { respondIfUnchanged, sendJson } from '../../core/http/etag';
import { parseListLimit } from '../../core/http/lists/list-handler';
import { getActor, getStaff } from '../../core/http/request/staff';
import { recordOpening } from '../../services/audit/record-audit';
import { createExportHandler } from '../../services/exports/export-route';
import type { Context } from '../context';
import { getThreadColumns, toExportRow } from './export';
import { findEarlierMessages, findFullText } from './messages/read-queries';
import { listThreads, parseThreadFilter } from './threads/filtered-list';
import { findVisibleThreadId } from './threads/queries';
import { getInboxRevision } from './threads/revision-queries';
import { getReaderRevision } from './unread/queries';

/** GET /chats (specification section 7) and GET /chats/{userId}. Every open tab polls them. */
export function inboxRoutes(app: App, context: Context): void {
  const { database, encryption, inbox } = context;
  const { db } = database;
  const handle = createHandle(app, context, inboxEndpoints);

  handle('GET /chats', async (request, reply) => {
    const limit = parseListLimit(request.query, chatLimits);
    const { unread, open } = request.query;
    const filter = parseThreadFilter(request);
    const reads = unread && (await getReaderRevision(db, getStaff(request).email));
    const revision = [await getInboxRevision(db), reads].join('-');
    const variant = getVariant(context, request, filter);
    const unchanged = respondIfUnchanged(request, reply, revision, variant);
    if (unchanged) return unchanged;
    const offset = Number(request.query.offset ?? 0);
    const entries = await listThreads(context, request, open);
    const chats = entries.slice(offset, offset + limit).map(({ json }) => json);
    const countDays = createDayCounter(filter, Date.now());
    const counts = JSON.stringify({
      total: entries.length,
      ...(countDays && { onDays: sum(entries, countDays) }),
    });
    return sendJson(reply, `{"chats":[${chats.join()}],${counts.slice(1)}`);
  });

  handle(
    'GET /chats/export',
    createExportHandler(context, async (request) => {
      const filter = parseThreadFilter(request);
      const { query, waiting, failed, sort: _sort, ...filters } = filter;
      const entries = await listThreads(context, request);
      return {
        name: 'messages',
        columns: getThreadColumns(context),
        rows: entries.map(toExportRow),
        filters: {
          ...filters,
          waiting: waiting ? 'yes' : null,
          'failed replies': failed ? 'yes' : null,
          unread: request.query.unread ? 'yes' : null,
        },
        hasSearch: query !== '',
      };
    }),
  );

  handle('GET /chats/:userId', async (request) => {
    const entry = await inbox.find(request.params.userId);
    if (entry === null) throw notFound();
    const chat = JSON.parse(entry.json) as Chat;
    const subject = { kind: 'thread', id: chat.userId } as const;
    await recordOpening(db, getActor(context, request), { action: 'open-thread', subject });
    return chat;
  });

  handle('GET /chats/:userId/messages', async ({ params, query: { before } }) => {
    const threadId = await findVisibleThreadId(db, params.userId);
    const earlier = await findEarlierMessages(db, encryption, { threadId, before });
    if (earlier === null) throw notFound();
    return earlier;
  });

  handle('GET /chats/:userId/messages/:messageId/full-text', async ({ params }) => {
    const threadId = await findVisibleThreadId(db, params.userId);
    const { messageId } = params;
    const text = await findFullText(db, encryption, { threadId, messageId });
    if (text === null) throw notFound();
    return { text };
  });
}

/** The part of the list's ETag that depends on the request. */
function getVariant(
  { now }: Context,
  request: FastifyRequest<{ Querystring: Static<typeof ChatsQuery> }>,
  filter: ThreadFilter,
): string {
  const { limit, offset, unread, open } = request.query;
  return JSON.stringify([
    limit,
    offset,
    unread,
    open,
    filter,
    (unread ?? filter.assignee === 'mine') && getStaff(request).email,
    // Response times also change with the clock.
    filter.answered !== null && Math.floor(now().getTime() / 3_600_000),
  ]);
}
