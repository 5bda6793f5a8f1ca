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
      personKey: getContactKey(person.contact, person.firstName, person.lastName),
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      contact: person.contact,
      region: person.region,
      createdAt: at,
      activeAt: at,
      status: 'new',
      assignee: null,
      version: 1,
      changedBy: null,
      revision: newId(),
      mergedInto: null,
      mergeMemory: null,
    })
    .onConflict((conflict) =>
      // Never the e-mail address or region: anyone who knows a name and number could redirect replies to themselves.
      conflict.column('personKey').doUpdateSet((eb) => ({
        activeAt: eb.ref('excluded.activeAt'),
        ...reopenIfClosed(eb),
      })),
    )
    .returning(['id', 'mergedInto'])
    .executeTakeFirstOrThrow();
  if (row.mergedInto !== null) await markVisitorActive(tx, row.mergedInto, at);
  return row.id;
}

function reopenIfClosed(eb: ExpressionBuilder<Tables, 'threads'>) {
  const ifClosed = <Value>(then: Expression<Value>, otherwise: Expression<Value>) =>
    eb.case().when('threads.status', '=', 'closed').then(then).else(otherwise).end();
  return {
    status: ifClosed(eb.val<string>('new'), eb.ref('threads.status')),
    version: ifClosed(eb('threads.version', '+', 1), eb.ref('threads.version')),
    changedBy: ifClosed(sql<string | null>`null`, eb.ref('threads.changedBy')),
  };
}

/** A thread, or the one that it was merged into. */
export async function findVisibleThread(db: Db, id: string): Promise<Thread | null> {
  return findThread(db, await findVisibleThreadId(db, id));
}

export async function findThread(db: Db, id: string): Promise<Thread | null> {
  const row = await db
    .selectFrom('threads')
    .select(['id', 'firstName', 'lastName', 'email', 'contact', 'region'])
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
        .onRef('messages.threadId', '=', 'threads.id')
        .on('messages.channel', '=', 'sms')
        .on('messages.direction', '=', 'out'),
    )
    .select('threads.id')
    .where('threads.contact', '=', contact)
    .orderBy((eb) => eb.fn.coalesce('messages.at', eb.val('')), 'desc')
    .orderBy('threads.activeAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Moves a thread, or the one that it was merged into, to the top of the list. */
export async function markActive(tx: Db, id: string, at: string): Promise<void> {
  await tx
    .updateTable('threads')
    .set({ activeAt: at })
    .where('id', '=', await findVisibleThreadId(tx, id))
    .execute();
}

/** Like markActive, after the visitor has written: also reopens a closed thread. */
export async function markVisitorActive(tx: Db, id: string, at: string): Promise<void> {
  await tx
    .updateTable('threads')
    .set((eb) => ({ activeAt: at, ...reopenIfClosed(eb) }))
    .where('id', '=', await findVisibleThreadId(tx, id))
    .execute();
}
