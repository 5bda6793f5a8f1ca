import type { ChatMessage } from '../../../contract/inbox/schema';
import type { Db, Tx } from '../../core/db/engine';
import type { Encryption } from '../../core/db/encryption/encryption';
import { requestFollowUp } from '../../services/follow-ups/change-follow-up';
import type { Context } from '../context';
import { findVisibleThreadId, lockVisible } from './threads/member-queries';
import { bumpThreadRevision } from './threads/refresh-queries';
import type { Person } from '../../services/forms/submitter';
import { upsertThread } from './threads/queries';
import { addThreadMessage } from './messages/queries';
import type { ThreadTable } from './table';

type FormMessage = Pick<
  ChatMessage,
  'id' | 'at' | 'channel' | 'text' | 'details' | 'possibleSpam'
> & {
  /** Instead of the response target. */
  dueAt?: string;
};

/** Adds a form message to the sender's thread, creating it if needed. Returns the thread's id. Call it in a transaction. */
export async function addToThread(
  tx: Tx,
  context: Pick<Context, 'encryption' | 'regions'>,
  {
    person,
    language,
    ...message
  }: FormMessage & { person: Person } & Pick<ThreadTable, 'language'>,
): Promise<string> {
  const { encryption } = context;
  const newThread = { ...person, source: 'form', language } as const;
  const threadId = await upsertThread(tx, encryption, newThread, message.at);
  const { email, contact } = person;
  const sender = { email, number: contact || null };
  await addThreadMessage(tx, context, threadId, { ...message, ...sender, direction: 'in' });
  await bumpThreadRevision(tx, threadId);
  return threadId;
}

/** A person asked to be called. The follow-up belongs to the thread's assignee, or to anyone. Call it in a transaction. */
export async function requestThreadFollowUp(
  tx: Tx,
  encryption: Encryption,
  threadId: string,
  asked: { dueAt: string; text: string; replaced: string | null },
): Promise<void> {
  const { id, assignee } = await tx
    .selectFrom('threads')
    .select(['id', 'assignee'])
    .where('id', '=', await lockVisible(tx, threadId))
    .executeTakeFirstOrThrow();
  const owner = assignee ?? '';
  await requestFollowUp(tx, encryption, { kind: 'thread', id }, { ...asked, owner });
  await bumpThreadRevision(tx, id);
}

/** False once the office has followed up or closed the thread. */
export async function hasOpenFollowUp(db: Db, threadId: string): Promise<boolean> {
  const open = await db
    .selectFrom('threads')
    .select('id')
    .where('id', '=', await findVisibleThreadId(db, threadId))
    .where('followUpAt', 'is not', null)
    .where('status', '!=', 'closed')
    .executeTakeFirst();
  return open !== undefined;
}

export { threadPeople } from './person-queries';
export { messageAudit, threadAudit } from './audit-queries';
export { listThreadActivity } from './activity-queries';
export {
  countFailed,
  countSubmissions,
  countTargets,
  countWaiting,
  listNewInMine,
  type TargetCount,
} from './lists/figures-queries';
export { threadRecords } from './threads/member-queries';
export { decryptThread, formatPersonName } from './threads/person-name';
export { wakeThreads } from './snooze/wake';
export { openListing, readThreads } from './lists/listing';
export { addEligibilityCheck } from './disclosures/queries';
