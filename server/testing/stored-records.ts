import type { Chat, ChatsResponse } from '../../contract/inbox/schema';
import { decryptPayload } from '../outbox/queries';
import type { TestServer } from './test-server';

export async function listChats(server: TestServer): Promise<Chat[]> {
  const response = await server.callAs('owner', { method: 'GET', path: '/chats' });
  return response.json<ChatsResponse>().chats;
}

/** Lists the outbox with decrypted payloads, oldest first. A purged payload is ''. */
export async function listOutbox({ context: { database, vault } }: TestServer) {
  const rows = await database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    ...row,
    payload: row.payloadSealed === '' ? '' : decryptPayload(vault, row),
  }));
}
