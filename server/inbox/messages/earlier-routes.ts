import Type from 'typebox';
import { EarlierMessages } from '../../../contract/inbox/schema';
import { mostMessages } from '../../../contract/shared/list-limits';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { findEarlierMessages } from './read-queries';
import { listTag } from '../../db/list-revisions';
import { findVisibleThreadId } from '../merges/queries';
import { notFound } from '../../http/errors';
import { idParam } from '../../http/request/id-param';
import { answerUnchanged } from '../../http/etag';
import { staffRoute } from '../../http/staff-route';

/**
 * GET /chats/{userId}/messages?before={messageId}: earlier messages than those in GET /chats. 404 if the thread does not have the
 * message, for example after a merge was undone.
 */
export function earlierMessageRoutes(app: App, context: Context): void {
  const { database, vault } = context;
  app.get(
    '/chats/:userId/messages',
    {
      preHandler: answerUnchanged(
        () => listTag(database.db, 'chats'),
        ({ params, query }) => JSON.stringify([params, query]),
      ),
      ...staffRoute(
        context,
        { summary: 'Messages of a thread before one of them' },
        {
          params: Type.Object({ userId: idParam }),
          querystring: Type.Object({ before: idParam }, { additionalProperties: false }),
          response: { 200: EarlierMessages },
        },
      ),
    },
    async ({ params, query: { before } }) => {
      const threadId = await findVisibleThreadId(database.db, params.userId);
      const page = { threadId, before, limit: mostMessages };
      const earlier = await findEarlierMessages(database.db, vault, page);
      if (earlier === null) throw notFound();
      return earlier;
    },
  );
}
