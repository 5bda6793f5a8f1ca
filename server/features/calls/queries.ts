import type { RegionId } from '../../../contract/shared/regions';
import type { Db, Tx } from '../../core/db/engine';
import type { BookedCallTable } from './table';

export async function listBookedTimes(db: Db, region: RegionId): Promise<string[]> {
  const rows = await db
    .selectFrom('bookedCalls')
    .select('startsAt')
    .where('region', '=', region)
    .execute();
  return rows.map(({ startsAt }) => startsAt);
}

/** Null if the message booked none, or another one has moved it since. */
export async function findCall(db: Db, messageId: string): Promise<BookedCallTable | null> {
  const call = await db
    .selectFrom('bookedCalls')
    .selectAll()
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  return call ?? null;
}

/** Deletes a person's earlier call, which it returns, and everyone's past calls, which nothing reads anymore. */
export async function removeOldCalls(
  tx: Tx,
  threadId: string,
  now: string,
): Promise<BookedCallTable | null> {
  const removed = await tx
    .deleteFrom('bookedCalls')
    .where((eb) => eb.or([eb('threadId', '=', threadId), eb('startsAt', '<', now)]))
    .returningAll()
    .execute();
  return removed.find((call) => call.threadId === threadId) ?? null;
}

/** False if the time is taken. */
export async function addCall(tx: Tx, call: BookedCallTable): Promise<boolean> {
  const added = await tx
    .insertInto('bookedCalls')
    .values(call)
    .onConflict((conflict) => conflict.doNothing())
    .returning('startsAt')
    .executeTakeFirst();
  return added !== undefined;
}
