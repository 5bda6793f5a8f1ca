import { sql, type Expression, type ExpressionBuilder } from 'kysely';
import { toRegion, type RegionId } from '../../../contract/shared/regions';
import { personKey } from './contact-key';
import type { Db } from '../../db/engine';
import { newId } from '../../db/uuid';
import type { Tables } from '../../db/tables';
import { findShownId } from '../merges/queries';

export type Person = {
  firstName: string;
  lastName: string;
  email: string | null;
  /** Ten digits. */
  contact: string;
  region: RegionId;
};

export type Thread = Person & { id: string };

/**
 * The id of the person's thread: the one that is there, moved to the top of the list, or a new one. One that was closed is new again:
 * the person has more to say.
 */
export async function upsertThread(tx: Db, person: Person, at: string): Promise<string> {
  const row = await tx
    .insertInto('threads')
    .values({
      id: newId(),
      person_key: personKey(person.contact, person.firstName, person.lastName),
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      contact: person.contact,
      region: person.region,
      created_at: at,
      active_at: at,
      status: 'new',
      assignee: null,
      version: 1,
      changed_by: null,
      revision: newId(),
      merged_into: null,
      merge_memory: null,
    })
    .onConflict((conflict) =>
      conflict.column('person_key').doUpdateSet((eb) => ({
        // Nothing else: anybody who knows name and number can write. With a later address or region they could turn our answers
        // to themselves, also where the first message gave none, or take the thread from the office that looks after it.
        active_at: eb.ref('excluded.active_at'),
        ...reopened(eb),
      })),
    )
    .returning(['id', 'merged_into'])
    .executeTakeFirstOrThrow();
  // What the office has merged, it reads in the other thread: that one has been written to.
  if (row.merged_into !== null) await markHeard(tx, row.merged_into, at);
  return row.id;
}

/** What becomes of a closed thread in which the person writes again; any other stays as it is. */
function reopened(eb: ExpressionBuilder<Tables, 'threads'>) {
  const ifClosed = <Value>(then: Expression<Value>, otherwise: Expression<Value>) =>
    eb.case().when('threads.status', '=', 'closed').then(then).else(otherwise).end();
  return {
    status: ifClosed(eb.val<string>('new'), eb.ref('threads.status')),
    version: ifClosed(eb('threads.version', '+', 1), eb.ref('threads.version')),
    changed_by: ifClosed(sql<string | null>`null`, eb.ref('threads.changed_by')),
  };
}

/** A thread by its id, or null; of one that was merged into another, it is that other: the office writes to nobody else. */
export async function findShownThread(db: Db, id: string): Promise<Thread | null> {
  return findThread(db, await findShownId(db, id));
}

/** A thread by its id, or null. */
export async function findThread(db: Db, id: string): Promise<Thread | null> {
  const row = await db.selectFrom('threads').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    contact: row.contact,
    region: toRegion(row.region),
  };
}

/**
 * The thread that a text from a number belongs to: of the people who share the number, the one we have texted last, or else the
 * one with the newest activity. Null when nobody has written from it.
 */
export async function findTextThread(db: Db, contact: string): Promise<string | null> {
  const row = await db
    .selectFrom('threads')
    .leftJoin('messages', (join) =>
      join
        .onRef('messages.thread_id', '=', 'threads.id')
        .on('messages.channel', '=', 'sms')
        .on('messages.direction', '=', 'out'),
    )
    .select('threads.id')
    .where('threads.contact', '=', contact)
    .orderBy((eb) => eb.fn.coalesce('messages.at', eb.val('')), 'desc')
    .orderBy('threads.active_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Moves a thread, or the one that it was merged into, to the top of the list. */
export async function markActive(tx: Db, id: string, at: string): Promise<void> {
  await tx
    .updateTable('threads')
    .set({ active_at: at })
    .where('id', '=', await findShownId(tx, id))
    .execute();
}

/** The same for a thread in which the person has written: one that was closed is new again. */
export async function markHeard(tx: Db, id: string, at: string): Promise<void> {
  await tx
    .updateTable('threads')
    .set((eb) => ({ active_at: at, ...reopened(eb) }))
    .where('id', '=', await findShownId(tx, id))
    .execute();
}
