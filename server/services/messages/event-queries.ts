import { countBatch, isFirstOfBatch } from '../../core/db/batches';
import type { Actor } from '../../core/db/change-log';
import type { Db } from '../../core/db/engine';
import { newId } from '../../core/db/uuid';
import type { EventTable, Subject } from './table';

export type NewEvent<Kind extends EventTable['kind'] = EventTable['kind']> = {
  kind: Kind;
  detail?: string | null | undefined;
};

/** @param actor email: null for the person themselves or housekeeping */
export async function addEvent(
  tx: Db,
  subject: Subject,
  { kind, detail = null }: NewEvent,
  { email: actor, at, batch = null }: { email: string | null; at: string; batch?: string | null },
): Promise<void> {
  await tx
    .insertInto('events')
    .values({ id: newId(), ...toColumns(subject), at, actor, kind, detail, batch })
    .execute();
}

/** Oldest first. */
export function listEvents(db: Db, subject: Subject) {
  return db
    .selectFrom('events')
    .select(['id', 'at', 'kind', 'actor as by', 'detail'])
    .where(({ and }) => and(toColumns(subject)))
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/**
 * The latest events of these kinds, for the recent activity: one of each bulk action, with the number of records that it changed. Join the
 * records with a cross join, which keeps SQLite from scanning all of them first.
 */
export function selectLatestEvents<Kind extends EventTable['kind']>(
  db: Db,
  subjectKind: Subject['kind'],
  kinds: readonly Kind[],
  limit: number,
) {
  return db
    .selectFrom('events as event')
    .select(['event.id', 'event.at', 'event.actor as by', 'event.kind', 'event.detail'])
    .select(countBatch('events', 'event').as('count'))
    .where('event.subjectKind', '=', subjectKind)
    .where('event.kind', 'in', kinds)
    .where(isFirstOfBatch('events', 'event'))
    .orderBy('event.at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(limit)
    .$narrowType<{ kind: Kind }>();
}

/** The records that colleagues assigned to an account since then, latest first. */
export function listAssignments(
  db: Db,
  { email, since, limit }: { email: string; since: string; limit: number },
) {
  return (
    db
      .selectFrom('events')
      .select(['subjectKind as kind', 'subjectId as id'])
      .select(({ fn }) => fn.max<string>('at').as('at'))
      .where('subjectKind', 'in', ['thread', 'request'])
      .where('at', '>', since)
      .where('kind', '=', 'assigned')
      .where('detail', '=', email)
      .where('actor', '!=', email)
      // Until someone else gets it, or the assignment is undone.
      .where(({ or, eb, selectFrom }) =>
        or(
          (['threads', 'helpDesk'] as const).map((table) =>
            eb('subjectId', 'in', selectFrom(table).select('id').where('assignee', '=', email)),
          ),
        ),
      )
      .groupBy(['subjectKind', 'subjectId'])
      .orderBy('at', 'desc')
      .limit(limit)
      .execute()
  );
}

/** Deletes what an undone change added to the timeline. The audit log keeps the change and its undoing. */
export async function removeEvents(
  tx: Db,
  subject: Subject,
  kinds: readonly EventTable['kind'][],
  { email, at }: Actor,
): Promise<void> {
  if (kinds.length === 0) return;
  await tx
    .deleteFrom('events')
    .where(({ and }) => and({ ...toColumns(subject), actor: email, at }))
    .where('kind', 'in', kinds)
    .execute();
}

function toColumns({ kind, id }: Subject): Pick<EventTable, 'subjectKind' | 'subjectId'> {
  return { subjectKind: kind, subjectId: id };
}
