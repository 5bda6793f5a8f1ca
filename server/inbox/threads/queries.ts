import { sql, type Expression, type ExpressionBuilder } from 'kysely';
import { toRegion, type RegionId } from '../../../contract/shared/regions';
import { getContactKey } from './contact-key';
import type { Db } from '../../db/engine';
import { newId } from '../../db/uuid';
import type { Tables } from '../../db/tables';
import { findVisibleThreadId } from '../merges/queries';

export type Person = {
  firstName: string;
  lastName: string;
  email: string | null;
  /** Ten digits. */
  contact: string;
  region: RegionId;
};

export type Thread = Person & { id: string };

/** Finds or creates the person's thread, marks it active, and reopens it if it was closed. Returns its id. */
export async function upsertThread(tx: Db, person: Person, at: string): Promise<string> {
  const row = await tx
    .insertInto('threads')
    .values({
      id: newId(),
      person_key: getContactKey(person.contact, person.firstName, person.lastName),
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
      // Never the e-mail address or region: anyone who knows a name and number could redirect replies to themselves.
      conflict.column('person_key').doUpdateSet((eb) => ({
        active_at: eb.ref('excluded.active_at'),
        ...reopenIfClosed(eb),
      })),
    )
    .returning(['id', 'merged_into'])
    .executeTakeFirstOrThrow();
  if (row.merged_into !== null) await markVisitorActive(tx, row.merged_into, at);
  return row.id;
}

function reopenIfClosed(eb: ExpressionBuilder<Tables, 'threads'>) {
  const ifClosed = <Value>(then: Expression<Value>, otherwise: Expression<Value>) =>
    eb.case().when('threads.status', '=', 'closed').then(then).else(otherwise).end();
  return {
    status: ifClosed(eb.val<string>('new'), eb.ref('threads.status')),
    version: ifClosed(eb('threads.version', '+', 1), eb.ref('threads.version')),
    changed_by: ifClosed(sql<string | null>`null`, eb.ref('threads.changed_by')),
  };
}

/** A thread, or the one that it was merged into. */
export async function findVisibleThread(db: Db, id: string): Promise<Thread | null> {
  return findThread(db, await findVisibleThreadId(db, id));
}

export async function findThread(db: Db, id: string): Promise<Thread | null> {
  const row = await db
    .selectFrom('threads')
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'email',
      'contact',
      'region',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, region: toRegion(row.region) };
}

/** If several people share the number, the thread that the office texted last, or else the most active one. */
export async function findThreadByPhone(db: Db, contact: string): Promise<string | null> {
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
    .where('id', '=', await findVisibleThreadId(tx, id))
    .execute();
}

/** Like markActive, after the visitor has written: also reopens a closed thread. */
export async function markVisitorActive(tx: Db, id: string, at: string): Promise<void> {
  await tx
    .updateTable('threads')
    .set((eb) => ({ active_at: at, ...reopenIfClosed(eb) }))
    .where('id', '=', await findVisibleThreadId(tx, id))
    .execute();
}
