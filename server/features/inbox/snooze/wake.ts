import type { CoreContext } from '../../../core/context';
import { inTransaction } from '../../../core/db/engine';
import { findStaffAccount } from '../../../services/auth/account-queries';
import { bumpThreadRevision } from '../threads/refresh-queries';
import { findReader, readMarks, saveMarks } from '../unread/queries';
import { changeMarks } from '../unread/unread';
import { listDueSnoozes, wakeDue } from './queries';

type WakeContext = Pick<CoreContext, 'database' | 'now'>;

/** Wakes each thread whose time has come: it is on top, and unread for its assignee, or else for who snoozed it. Every server asks. */
export async function wakeThreads({ database: { db }, now }: WakeContext): Promise<void> {
  const at = now().toISOString();
  for (const id of await listDueSnoozes(db, at)) {
    await inTransaction(db, async (tx) => {
      const email = await wakeDue(tx, id, at);
      if (email === null) return;
      if (await findStaffAccount(tx, email)) {
        const reader = await findReader(tx, email);
        const reading = { ...reader, ...(await readMarks(tx, reader, id)) };
        await saveMarks(tx, reader, changeMarks(reading, { state: 'unread' }));
      }
      await bumpThreadRevision(tx, id);
    });
  }
}
