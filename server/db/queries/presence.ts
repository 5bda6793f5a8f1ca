import type { Db } from '../engine';

/** Notes that a staff member has a thread open until a time. */
export async function markPresent(
  db: Db,
  { threadId, email, until }: { threadId: string; email: string; until: string },
): Promise<void> {
  await db
    .insertInto('thread_presence')
    .values({ thread_id: threadId, email, until })
    .onConflict((conflict) => conflict.columns(['thread_id', 'email']).doUpdateSet({ until }))
    .execute();
}

/** Who else than `email` has a thread open at a time, by e-mail. */
export async function othersPresent(
  db: Db,
  { threadId, email, at }: { threadId: string; email: string; at: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('thread_presence')
    .select('email')
    .where('thread_id', '=', threadId)
    .where('email', '!=', email)
    .where('until', '>', at)
    .orderBy('email')
    .execute();
  return rows.map((row) => row.email);
}

/** Forgets who had a thread open before a time. */
export async function deletePresence(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('thread_presence').where('until', '<', before).execute();
}
