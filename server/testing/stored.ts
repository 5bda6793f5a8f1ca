import type { Chat, ChatsAnswer } from '../../contract/chats';
import type { TestServer } from './test-server';

/** The inbox as the owner sees it. */
export async function chatsOf(server: TestServer): Promise<Chat[]> {
  const answer = await server.callAs('owner', { method: 'GET', path: '/chats' });
  return answer.json<ChatsAnswer>().chats;
}

/** What the outbox holds. */
export const jobsOf = (server: TestServer) =>
  server.context.database.db.selectFrom('outbox').selectAll().execute();
