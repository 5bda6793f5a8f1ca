import type { ChatMessage } from '../../contract/inbox/schema';
import type { LabeledValue } from '../../contract/shared/schema/fields';
import type { Db } from '../db/engine';
import type { Vault } from '../db/encryption/encryption';
import { addMessage } from './messages/queries';
import { bumpThreadRevision } from './threads/revision-queries';
import { upsertThread, type Person } from './threads/queries';

/** Adds a form message to the sender's thread, creating it if needed. Returns the thread's id. Call it in a transaction. */
export async function addToThread(
  tx: Db,
  vault: Vault,
  {
    person,
    ...message
  }: {
    id: string;
    at: string;
    person: Person;
    channel: ChatMessage['channel'];
    text: string;
    details: readonly LabeledValue[];
  },
): Promise<string> {
  const threadId = await upsertThread(tx, person, message.at);
  await addMessage(tx, vault, {
    ...message,
    threadId,
    direction: 'in',
    author: null,
    delivery: 'received',
    email: person.email,
  });
  await bumpThreadRevision(tx, threadId);
  return threadId;
}
