import type { FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { inboxEndpoints } from '../../../contract/inbox/endpoints';
import type { ThreadFilter } from '../../../contract/inbox/filter';
import type { ChatsQuery, ChatsResponse } from '../../../contract/inbox/schema';
import { chatLimits } from '../../../contract/shared/list-limits';
import { getRevision } from '../../core/db/list-revisions';
import type { App } from '../../core/http/app-type';
import { createHandle } from '../../core/http/endpoints';
import { notFound } from '../../core/http/errors';
import { respondIfUnchanged, sendJson } from '../../core/http/etag';
import { parseListLimit } from '../../core/http/lists/list-handler';
import { getActor, getStaff } from '../../core/http/request/staff';
import { createLatestCache } from '../../core/memoize';
import { recordOpening } from '../../services/audit/record-audit';
import { createExportHandler } from '../../services/exports/export-route';
import { readTagNames } from '../../services/tags/tag-names';
import type { Context } from '../context';
import { getThreadColumns, readExportRows } from './export';
import { findEarlierMessages, findFullText } from './messages/read-queries';
import { countOnDays } from './lists/list-queries';
import { openRequested, parseThreadFilter, readPage, walkThreads } from './lists/listing';
import { findVisibleThreadId } from './threads/member-queries';
import { readChat, readChatRevisions, readSummaries } from './threads/read-queries';
import { getReaderRevision } from './unread/queries';

/** Views that several tabs poll, prepared once per change. */
const maxCachedViews = 100;

/** GET /chats (specification section 7) and GET /chats/{userId}. Every open tab polls them. */
export function inboxRoutes(app: App, context: Context): void {
  const { database, encryption } = context;
  const { db } = database;
  const handle = createHandle(app, context, inboxEndpoints);
  const readCached = createLatestCache<string>(maxCachedViews);

  handle('GET /chats', async (request, reply) => {
    const { unread, after, before } = request.query;
    const limit = parseListLimit(request.query, chatLimits);
    const filter = parseThreadFilter(request);
    const reads = unread && (await getReaderRevision(db, getStaff(request).email));
    const revision = [await getRevision(db, 'threads'), reads].join('-');
    const variant = getVariant(context, request, filter);
    const unchanged = respondIfUnchanged(request, reply, revision, variant);
    if (unchanged) return unchanged;
    const read = async () => {
      const list = await openRequested(context, request);
      const { threads, matches, isTotalCapped, ...page } = await readPage(context, list, {
        limit,
        ...(after !== undefined && { after }),
        ...(before !== undefined && { before }),
      });
      const onDays = await countOnDays(db, list, matches);
      const answer: ChatsResponse = {
        chats: await readSummaries(db, encryption, threads, list.regions),
        ...page,
        ...(isTotalCapped && { isTotalCapped }),
        ...(onDays !== null && { onDays }),
      };
      return JSON.stringify(answer);
    };
    const isPolled = filter.query === '';
    return sendJson(reply, await (isPolled ? readCached(variant, revision, read) : read()));
  });

  handle(
    'GET /chats/export',
    createExportHandler(context, async (request) => {
      const list = await openRequested(context, request);
      const { waiting, failed, snoozed, followUp, tag, sort: _sort, ...filters } = list.filter;
      return {
        name: 'messages',
        columns: getThreadColumns(context, await readTagNames(db)),
        rows: readExportRows(context, walkThreads(context, list)),
        filters: {
          ...filters,
          waiting: waiting ? 'yes' : null,
          'failed replies': failed ? 'yes' : null,
          snoozed: snoozed ? 'yes' : null,
          'follow-up': followUp,
          tag: tag && 'yes',
          unread: request.query.unread ? 'yes' : null,
        },
        filterLabels: {
          target: { kept: 'replied in time', missed: 'not replied in time' },
          due: { overdue: 'overdue', today: 'today or overdue' },
        },
        hasSearch: list.search !== null,
      };
    }),
  );

  handle('GET /chats/:userId', async (request, reply) => {
    const revisions = await readChatRevisions(db, request.params.userId);
    const asked = revisions.threads.find(({ id }) => id === request.params.userId);
    if (asked === undefined) throw notFound();
    const subject = { kind: 'thread', id: asked.mergedInto ?? asked.id } as const;
    await recordOpening(db, getActor(context, request), { action: 'open-thread', subject });
    const unchanged = respondIfUnchanged(request, reply, subject.id, JSON.stringify(revisions));
    if (unchanged) return unchanged;
    const chat = await readChat(db, encryption, subject.id, getStaff(request).access.regions);
    if (chat === null) throw notFound();
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
  const { limit, after, before, unread, open } = request.query;
  const { email, access } = getStaff(request);
  return JSON.stringify([
    access.regions,
    limit,
    after,
    before,
    unread,
    open,
    filter,
    (unread ?? (filter.assignee === 'mine' || filter.followUp === 'mine')) && email,
    // Overdue threads also change with the clock.
    (filter.target ?? filter.due ?? filter.followUp) !== null &&
      Math.floor(now().getTime() / 60_000),
  ]);
}
