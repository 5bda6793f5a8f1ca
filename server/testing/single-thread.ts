import type { Chat } from '../../contract/inbox/schema';
import { listChats } from './stored-records';
import { specifiedFields, submitEligibilityForm } from './submit-form';
import type { TestServer } from './test-server';

/** Adds the thread of a person who has consented to texts. */
export async function addThread(server: TestServer): Promise<Chat> {
  await submitEligibilityForm(server, { ...specifiedFields, consent: 'true' });
  return firstThread(server);
}

/** Returns the thread at the top of the inbox, which must not be empty. */
export async function firstThread(server: TestServer): Promise<Chat> {
  const [first] = await listChats(server);
  if (first === undefined) throw new Error('no thread');
  return first;
}
