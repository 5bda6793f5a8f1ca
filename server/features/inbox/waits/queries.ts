import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../../../core/db/engine';
import type { Tables } from '../../../core/db/tables';
import type { ThreadTable } from '../table';
import { lockVisible, selectMemberIds } from '../threads/member-queries';

const maxTold = 1_000;

/** Few, so that nobody else waits long for the database. */
const batchSize = 200;

export type OverdueWait = Pick<ThreadTable, 'id' | 'region'> & {
  since: string;
  dueAt: string;
};

/** Waits that are overdue and that the owner has not been told about, the oldest first. */
export async function listUntold(db: Db, now: string): Promise<OverdueWait[]> {
  const rows = await db
    .selectFrom('threads')
    .select(['id', 'region', 'waitsSince', 'dueAt'])
    .where('dueAt', '<', now)
    .where('mergedInto', 'is', null)
    .where(({ eb, lit }) => eb('possibleSpam', '=', lit(0)))
    .where(isUntold)
    .orderBy('dueAt')
    .limit(maxTold)
    .execute();
  return rows.flatMap(({ waitsSince: since, dueAt, ...row }) =>
    since === null || dueAt === null ? [] : { ...row, since, dueAt },
  );
}

/** Threads of an assignee whose reply became overdue in a time. */
export async function listOverdue(db: Db, { from, until }: { from: string; until: string }) {
  const rows = await db
    .selectFrom('threads')
    .select(['id', 'region', 'assignee', 'dueAt'])
    .where('dueAt', '>', from)
    .where('dueAt', '<=', until)
    .where('assignee', 'is not', null)
    .where('mergedInto', 'is', null)
    .where('snoozedUntil', 'is', null)
    .execute();
  return rows.flatMap(({ assignee, dueAt, ...thread }) =>
    assignee === null || dueAt === null ? [] : { ...thread, assignee, dueAt },
  );
}

/** Not about this wait; also false if nobody waits. */
function isUntold(eb: ExpressionBuilder<Tables, 'threads'>) {
  return eb(eb.fn.coalesce('ownerToldAt', eb.val('')), '<', eb.ref('waitsSince'));
}

export async function findLastTold(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('threads')
    .select(({ fn }) => fn.max('ownerToldAt').as('at'))
    .where('ownerToldAt', 'is not', null)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** Returns those that still wait and that no other server has marked. */
export async function markTold(
  tx: Db,
  waits: readonly OverdueWait[],
  at: string,
): Promise<OverdueWait[]> {
  const marked = await tx
    .updateTable('threads')
    .set({ ownerToldAt: at })
    .where(
      'id',
      'in',
      waits.map(({ id }) => id),
    )
    .where(isUntold)
    .returning('id')
    .execute();
  const ids = new Set(marked.map(({ id }) => id));
  return waits.filter(({ id }) => ids.has(id));
}

/** The release before changes waits without their due times. */
export async function clearStaleDues(db: Db): Promise<void> {
  await db
    .updateTable('threads')
    .set({ dueAt: null, replyWithin: null })
    .where('dueAt', 'is not', null)
    .where((eb) => eb.or([eb('waitsSince', 'is', null), eb('dueAt', '<', eb.ref('waitsSince'))]))
    .execute();
}

/** Waits that began before there were targets, or on a server of the release before. */
export async function listWithoutDue(db: Db) {
  const rows = await db
    .selectFrom('threads')
    .select(['id', 'region', 'waitsSince'])
    .where('waitsSince', 'is not', null)
    .where('dueAt', 'is', null)
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return rows.flatMap(({ waitsSince: since, ...row }) => (since === null ? [] : { ...row, since }));
}

/** Gives the message with which a wait began a due time. False if there is no such message anymore. */
export async function setDue(
  tx: Db,
  { id, since }: { id: string; since: string },
  due: { dueAt: string; replyWithin: number },
): Promise<boolean> {
  await lockVisible(tx, id);
  const updated = await tx
    .updateTable('messages')
    .set(due)
    .where('subjectId', 'in', selectMemberIds(tx, id))
    .where('at', '=', since)
    .where('direction', '=', 'in')
    .returning('id')
    .execute();
  return updated.length > 0;
}
