import type { Chat, ChatsResponse } from '../../contract/inbox/schema';
import { openPayload } from '../outbox/queries';
import type { TestServer } from './test-server';

export async function chatsOf(server: TestServer): Promise<Chat[]> {
  const response = await server.callAs('owner', { method: 'GET', path: '/chats' });
  return response.json<ChatsResponse>().chats;
}

/** Lists the outbox with decrypted payloads, oldest first. A purged payload is ''. */
export async function outboxOf({ context: { database, vault } }: TestServer) {
  const rows = await database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  return rows.map(({ payload_sealed: sealed, ...row }) => ({
    ...row,
    payload: sealed === '' ? '' : openPayload(vault, { id: row.id, sealed }),
  }));
}
