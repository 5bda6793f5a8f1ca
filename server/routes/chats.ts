import { ChatsAnswer } from '../../contract/chats';
import type { App } from '../app-type';
import type { Context } from '../context';
import { listChats } from '../db/queries/chats';
import { listTag } from '../db/queries/settings';
import { answerUnchanged } from './unchanged';

/** GET /chats (specification section 7): every thread. Polled every 6 s by every open tab: 304 while nothing has changed. */
export function chatRoutes(app: App, { database, vault }: Context): void {
  app.get(
    '/chats',
    {
      preHandler: answerUnchanged(() => listTag(database.db, 'chats')),
      schema: {
        summary: 'All threads, newest activity first',
        tags: ['Staff'],
        security: [{ idToken: [] }],
        response: { 200: ChatsAnswer },
      },
    },
    async () => {
      return { chats: await listChats(database.db, vault) };
    },
  );
}
