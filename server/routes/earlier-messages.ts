import Type from 'typebox';
import { EarlierMessages } from '../../contract/chats';
import { mostMessages } from '../../contract/list-limits';
import type { App } from '../app-type';
import type { Context } from '../context';
import { findEarlier } from '../db/queries/chat-messages';
import { listTag } from '../db/queries/settings';
import { findShownId } from '../db/queries/thread-merges';
import { notFound } from '../errors';
import { idParam } from './ids';
import { answerUnchanged } from './unchanged';
import { staffRoute } from './staff-route';

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
