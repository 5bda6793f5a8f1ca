import type { ChatMessage } from '../../contract/inbox/schema';
import type { Detail } from '../../contract/shared/schema/fields';
import type { Db } from '../db/engine';
import { addMessage } from './messages/queries';
import { touchThread } from './threads/revision-queries';
import { upsertThread, type Person } from './threads/queries';
import type { Vault } from '../db/encryption/encryption';

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
