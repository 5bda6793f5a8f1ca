import { ChatsAnswer } from '../../contract/chats';
import { chatLimits } from '../../contract/list-limits';
import type { App } from '../app-type';
import type { Context } from '../context';
import { listChats } from '../db/queries/chats';
import { listTag } from '../db/queries/settings';
import { ListQuery, listLimit } from './list-limit';
import { answerUnchanged } from './unchanged';

/** GET /chats (specification section 7): the threads. Polled every 6 s by every open tab: 304 while nothing has changed. */
export function chatRoutes(app: App, { database, vault }: Context): void {
  app.get(
    '/chats',
    {
      preHandler: answerUnchanged(
        () => listTag(database.db, 'chats'),
        ({ query }) => listLimit(query, chatLimits),
      ),
      schema: {
        summary: 'The threads with the newest activity, that first',
        tags: ['Staff'],
        security: [{ idToken: [] }],
        querystring: ListQuery,
        response: { 200: ChatsAnswer },
      },
    },
    async ({ query }) => listChats(database.db, vault, listLimit(query, chatLimits)),
  );
}
