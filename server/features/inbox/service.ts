import type { ChatMessage } from '../../../contract/inbox/schema';
import type { Tx } from '../../core/db/engine';
import type { Encryption } from '../../core/db/encryption/encryption';
import { bumpThreadRevision } from './threads/refresh-queries';
import type { Person } from '../../services/forms/submitter';
import { upsertThread } from './threads/queries';
import { addThreadMessage } from './messages/queries';
import type { RecordSource } from '../../core/http/presence/presence';

export const threadRecords: RecordSource = { kind: 'thread', table: 'threads' };

type FormMessage = Pick<ChatMessage, 'id' | 'at' | 'channel' | 'text' | 'details' | 'possibleSpam'>;

/** Adds a form message to the sender's thread, creating it if needed. Returns the thread's id. Call it in a transaction. */
export async function addToThread(
  tx: Tx,
  encryption: Encryption,
  { person, ...message }: FormMessage & { person: Person },
): Promise<string> {
  const threadId = await upsertThread(tx, encryption, person, message.at);
  const { email } = person;
  await addThreadMessage(tx, encryption, threadId, { ...message, direction: 'in', email });
  await bumpThreadRevision(tx, threadId);
  return threadId;
}

export { threadPeople } from './person-queries';
export { messageAudit, threadAudit } from './audit-queries';
export { listThreadActivity } from './activity-queries';
export {
  countFailed,
  countSubmissions,
  listNewInMine,
  listWaiting,
  listWaits,
  type WaitsOfDay,
} from './lists/figures-queries';
export { decryptThread, formatPersonName } from './threads/person-name';
export { startWaking } from './snooze/wake';
export { openListing, readThreads } from './lists/listing';
export { addEligibilityCheck } from './disclosures/queries';
export { addAttachment } from './messages/attachment-queries';
