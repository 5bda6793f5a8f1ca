import type { Db } from '../../../core/db/engine';
import { addEvent } from '../../../services/messages/event-queries';
import type { NewMessage } from '../../../services/messages/queries';
import { findVisibleThreadId } from '../threads/member-queries';
import { isThankYou } from './thank-you';

/** An opt-out, an opt-in, or an email from a program needs no reply, so it wakes nothing. */
export async function wakeOnMessage(
  tx: Db,
  threadId: string,
  { at, text, intent = null }: Pick<NewMessage, 'at' | 'text' | 'intent'>,
): Promise<void> {
  if (intent !== null) return;
  const id = await findVisibleThreadId(tx, threadId);
  let query = updateAwake(tx).where('id', '=', id).where('snoozedUntil', 'is not', null);
  if (isThankYou(text)) query = query.where('sleepsOnThanks', '=', 0);
  const woken = await query.returning('id').executeTakeFirst();
  if (woken) await addEvent(tx, { kind: 'thread', id }, { kind: 'woke' }, { email: null, at });
}

const batchSize = 100;

export async function listDueSnoozes(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('threads')
    .select('id')
    .where('snoozedUntil', '<=', now)
    .where('mergedInto', 'is', null)
    .orderBy('snoozedUntil')
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}

/** Puts a thread on top whose time has come. Returns who looks after it; null if another server was faster. */
export async function wakeDue(tx: Db, id: string, at: string): Promise<string | null> {
  const woken = await updateAwake(tx)
    .set({ activeAt: at })
    .where('id', '=', id)
    .where('snoozedUntil', '<=', at)
    .returning(['assignee', 'snoozedBy'])
    .executeTakeFirst();
  if (woken === undefined) return null;
  await addEvent(tx, { kind: 'thread', id }, { kind: 'woke' }, { email: null, at });
  return woken.assignee ?? woken.snoozedBy;
}

function updateAwake(tx: Db) {
  return tx.updateTable('threads').set((eb) => ({
    snoozedUntil: null,
    sleepsOnThanks: 0,
    version: eb('threads.version', '+', 1),
    changedBy: null,
  }));
}
