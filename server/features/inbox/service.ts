import type { ChatMessage } from '../../../contract/inbox/schema';
import type { RegionId } from '../../../contract/shared/regions';
import type { Db, Tx } from '../../core/db/engine';
import type { Encryption } from '../../core/db/encryption/encryption';
import { requestFollowUp } from '../../services/follow-ups/change-follow-up';
import type { RequestedFollowUp } from '../../services/follow-ups/join-follow-ups';
import { findStored, type FollowUpState } from '../../services/follow-ups/queries';
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

/**
 * A person asked to be called. The follow-up belongs to the thread's assignee, or to anyone. Returns the thread that shows it. Call it in a
 * transaction.
 * @param ask is called with that thread's region
 */
export async function requestThreadFollowUp(
  tx: Tx,
  encryption: Encryption,
  threadId: string,
  ask: (region: RegionId) => RequestedFollowUp & { replaced: RequestedFollowUp | null },
): Promise<Pick<ThreadTable, 'language'>> {
  const { id, assignee, region, language } = await tx
    .selectFrom('threads')
    .select(['id', 'assignee', 'region', 'language'])
    .where('id', '=', await lockVisible(tx, threadId))
    .executeTakeFirstOrThrow();
  const asked = { ...ask(region), owner: assignee ?? '' };
  await requestFollowUp(tx, encryption, { kind: 'thread', id }, asked);
  await bumpThreadRevision(tx, id);
  return { language };
}

/** Null once the office has followed up or closed the thread. */
export async function findOpenFollowUp(
  db: Db,
  encryption: Encryption,
  threadId: string,
): Promise<FollowUpState> {
  const open = await db
    .selectFrom('threads')
    .select('id')
    .where('id', '=', await findVisibleThreadId(db, threadId))
    .where('status', '!=', 'closed')
    .executeTakeFirst();
  return open === undefined ? null : (await findStored(db, encryption, open.id)).state;
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
