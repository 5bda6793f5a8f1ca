import type { Chat, ChatsAnswer } from '../../contract/chats';
import { specifiedFields, submit } from './submit';
import { startTestServer, type TestServer } from './test-server';

/** The server with one thread: of the specified person, who may be sent texts. */
export async function startWithThread(): Promise<{ server: TestServer; thread: Chat }> {
  const server = await startTestServer();
  await submit(server, { ...specifiedFields, consent: 'true' });
  return { server, thread: await firstThread(server) };
}

/** The thread on top of the inbox. Throws when there is none. */
export async function firstThread(server: TestServer): Promise<Chat> {
  const answer = await server.callAs('intake', { method: 'GET', path: '/chats' });
  const [chat] = answer.json<ChatsAnswer>().chats;
  if (chat === undefined) throw new Error('no thread');
  return chat;
}
