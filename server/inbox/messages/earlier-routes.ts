import Type from 'typebox';
import { EarlierMessages } from '../../../contract/inbox/schema';
import { mostMessages } from '../../../contract/shared/list-limits';
import type { App } from '../../http/app-type';
import type { Context } from '../../context';
import { findEarlier } from './read-queries';
import { listTag } from '../../db/list-revisions';
import { findShownId } from '../merges/queries';
import { notFound } from '../../http/errors';
import { idParam } from '../../http/request/id-param';
import { answerUnchanged } from '../../http/etag';
import { staffRoute } from '../../http/staff-route';

/**
 * GET /chats/{userId}/messages?before={messageId}: what a thread said before the messages that GET /chats has of it. 404 when it has
 * no such message, as when a merge has been undone since.
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
    async ({ params, query }) => {
      const threadId = await findShownId(database.db, params.userId);
      const where = { threadId, before: query.before, limit: mostMessages };
      const earlier = await findEarlier(database.db, vault, where);
      if (earlier === null) throw notFound();
      return earlier;
    },
  );
}
