import type { Chat, ChatsAnswer } from '../../contract/inbox/schema';
import { specifiedFields, submit } from './submit-form';
import type { TestServer } from './test-server';

/** Adds a thread: of the specified person, who may be sent texts. */
export async function addThread(server: TestServer): Promise<Chat> {
  await submit(server, { ...specifiedFields, consent: 'true' });
  return firstThread(server);
}

/** The thread on top of the inbox. Throws when there is none. */
export async function firstThread(server: TestServer): Promise<Chat> {
  const answer = await server.callAs('intake', { method: 'GET', path: '/chats' });
  const [chat] = answer.json<ChatsAnswer>().chats;
  if (chat === undefined) throw new Error('no thread');
  return chat;
}
