import type { Chat, ChatsAnswer } from '../../contract/inbox/schema';
import { openPayload } from '../outbox/queries';
import type { TestServer } from './test-server';

/** The inbox as the owner sees it. */
export async function chatsOf(server: TestServer): Promise<Chat[]> {
  const answer = await server.callAs('owner', { method: 'GET', path: '/chats' });
  return answer.json<ChatsAnswer>().chats;
}

/** What the outbox holds, in the order in which it came; of what was emptied, the payload is ''. */
export async function outboxOf({ context: { database, vault } }: TestServer) {
  const rows = await database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  return rows.map(({ payload_sealed: sealed, ...row }) => ({
    ...row,
    payload: sealed === '' ? '' : openPayload(vault, { id: row.id, sealed }),
  }));
}
