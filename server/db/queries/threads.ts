import { toRegion, type RegionId } from '../../../contract/regions';
import { personKey } from '../../person-key';
import type { Db } from '../engine';
import { newId } from '../new-id';

export type Person = {
  firstName: string;
  lastName: string;
  email: string | null;
  /** Ten digits. */
  contact: string;
  region: RegionId;
};

export type Thread = Person & { id: string };

/** The id of the person's thread: the one that is there, moved to the top of the list, or a new one. */
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
    })
    .onConflict((conflict) =>
      conflict.column('person_key').doUpdateSet((eb) => ({
        // Nothing else: anybody who knows name and number can write. With a later address or region they could turn our answers
        // to themselves, also where the first message gave none, or take the thread from the office that looks after it.
        active_at: eb.ref('excluded.active_at'),
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
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

/** Moves a thread to the top of the list. */
export async function markActive(tx: Db, id: string, at: string): Promise<void> {
  await tx.updateTable('threads').set({ active_at: at }).where('id', '=', id).execute();
}
