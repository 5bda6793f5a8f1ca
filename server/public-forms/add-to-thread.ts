import type { ChatMessage } from '../../contract/chats';
import type { Detail } from '../../contract/detail';
import type { Db } from '../db/engine';
import { addMessage } from '../db/queries/messages';
import { touchThread } from '../db/queries/thread-revisions';
import { upsertThread, type Person } from '../db/queries/threads';
import type { Vault } from '../db/vault';

/** Adds what a form said to its sender's thread, which it returns; makes the thread when there is none. Run it in a transaction. */
export async function addToThread(
  tx: Db,
  vault: Vault,
  message: {
    id: string;
    at: string;
    person: Person;
    channel: ChatMessage['channel'];
    text: string;
    details: readonly Detail[];
  },
): Promise<string> {
  const { id, at, person, channel, text, details } = message;
  const threadId = await upsertThread(tx, person, at);
  await addMessage(tx, vault, {
    id,
    threadId,
    at,
    channel,
    direction: 'in',
    text,
    author: null,
    delivery: 'received',
    email: person.email,
    details,
  });
  await touchThread(tx, threadId);
  return threadId;
}
