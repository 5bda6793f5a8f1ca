import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Db } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import { bumpRevision, getRevisions } from '../../../core/db/list-revisions';

/** Call it in every transaction that changes a thread, its messages, files, or delivery. The in-memory inbox then rereads it. */
export async function bumpThreadRevision(tx: Db, threadId: string): Promise<void> {
  await bumpThreadRevisions(tx, [threadId]);
}

export async function bumpThreadRevisions(tx: Db, threadIds: readonly string[]): Promise<void> {
  if (threadIds.length === 0) return;
  await tx.updateTable('threads').set({ revision: newId() }).where('id', 'in', threadIds).execute();
  await bumpRevision(tx, 'threads');
}

/** Of all threads, and of the consents to texts that they show. */
export function getInboxRevision(db: Db): Promise<string> {
  return getRevisions(db, ['threads', 'consentLedgers']);
}

export type ThreadRevision = Awaited<ReturnType<typeof listThreadRevisions>>[number];

/** All of them, because a server whose clock is behind writes revisions that sort before those already read. */
export async function listThreadRevisions(db: Db, encryption: Encryption) {
  const threads = await db
    .selectFrom('threads')
    .select(['id', 'revision', 'mergedInto', 'contact'])
    .execute();
  const ledgers = await db
    .selectFrom('consentLedgers')
    .select(['contactMark', 'decidedBy'])
    .execute();
  const consents = new Map(ledgers.map(({ contactMark, decidedBy }) => [contactMark, decidedBy]));
  return threads.map(({ contact, ...thread }) => ({
    ...thread,
    consent: consents.get(encryption.mark('phone', contact)) ?? null,
  }));
}
