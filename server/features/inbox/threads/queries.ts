import { sql, type Expression, type ExpressionBuilder } from 'kysely';
import type { Access } from '../../../../contract/shared/roles';
import { getContactKey, normalizeName } from './contact-key';
import type { Encryption } from '../../../core/db/encryption/encryption';
import { encryptPerson } from '../../../core/db/encryption/person';
import type { Db, Tx } from '../../../core/db/engine';
import { isInRegions } from '../../../core/db/region-clause';
import type { Person } from '../../../services/forms/submitter';
import { newId } from '../../../core/db/uuid';
import type { Tables } from '../../../core/db/tables';
import { decryptThread, formatPersonName, type PersonName } from './person-name';
import { findVisibleThreadId } from './member-queries';
import { indexPerson } from './index-queries';
import { notFound } from '../../../core/http/errors';

export type Thread = Person & { id: string };

/** Finds or creates the person's thread, marks it active, and reopens it if it was closed. Returns its id. */
export async function upsertThread(
  tx: Tx,
  encryption: Encryption,
  { firstName, lastName, email, contact, region }: Person,
  at: string,
): Promise<string> {
  const [id, person] = [newId(), { firstName, lastName, email, contact }];
  const key = getContactKey(contact || (email ?? '').toLowerCase(), firstName, lastName);
  const row = await tx
    .insertInto('threads')
    .values({
      id,
      personMark: encryption.mark('person', key),
      ...encryptPerson(encryption, 'threads', id, person),
      region,
      createdAt: at,
      activeAt: at,
      status: 'new',
      version: 1,
    })
    .onConflict((conflict) =>
      // Never the email address or region: anyone who knows a name and number could redirect replies to themselves.
      conflict.column('personMark').doUpdateSet((eb) => ({
        activeAt: eb.ref('excluded.activeAt'),
        ...reopenIfClosed(eb),
      })),
    )
    .returning(['id', 'mergedInto'])
    .executeTakeFirstOrThrow();
  if (row.mergedInto !== null) await markActive(tx, row.mergedInto, { at, reopens: true });
  await indexPerson(tx, encryption, row.id, person);
  return row.id;
}

function reopenIfClosed(eb: ExpressionBuilder<Tables, 'threads'>) {
  const ifClosed = <Value>(then: Expression<Value>, otherwise: Expression<Value>) =>
    eb.case().when('threads.status', '=', 'closed').then(then).else(otherwise).end();
  return {
    status: ifClosed(eb.val('new' as const), eb.ref('threads.status')),
    version: ifClosed(eb('threads.version', '+', 1), eb.ref('threads.version')),
    changedBy: ifClosed(sql<string | null>`null`, eb.ref('threads.changedBy')),
  };
}

/** Emails of staff who have a thread. */
export async function listAssigned(db: Db, regions: Access['regions']): Promise<string[]> {
  const isVisible = isInRegions(regions, 'region');
  // One step in the index for each of them; `distinct` reads all threads.
  const { rows } = await sql<{ assignee: string }>`
    with recursive assigned (assignee) as (
      select min(assignee) from threads where merged_into is null and ${isVisible}
      union all
      select (select min(assignee) from threads
        where merged_into is null and ${isVisible} and assignee > assigned.assignee)
      from assigned where assigned.assignee is not null
    ) select assignee from assigned where assignee is not null`.execute(db);
  return rows.map(({ assignee }) => assignee);
}

export async function findVisibleThread(
  db: Db,
  encryption: Encryption,
  id: string,
): Promise<Thread | null> {
  return findThread(db, encryption, await findVisibleThreadId(db, id));
}

/** Throws 404 if there is no such thread. */
export async function requireVisibleThread(
  db: Db,
  encryption: Encryption,
  id: string,
): Promise<Thread> {
  const thread = await findVisibleThread(db, encryption, id);
  if (thread === null) throw notFound();
  return thread;
}

export async function findThread(
  db: Db,
  encryption: Encryption,
  id: string,
): Promise<Thread | null> {
  const thread = await db
    .selectFrom('threads')
    .select(['id', 'personEncrypted', 'region'])
    .where('id', '=', id)
    .executeTakeFirst();
  return thread ? decryptThread(encryption, thread) : null;
}

/** If several people share the number, the thread that the office texted last, or else the most active one. */
export async function findThreadByPhone(
  db: Db,
  encryption: Encryption,
  contact: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('threads')
    .leftJoin('messages', (join) =>
      join
        .onRef('messages.subjectId', '=', 'threads.id')
        .on('messages.channel', '=', 'sms')
        .on('messages.direction', '=', 'out'),
    )
    .select('threads.id')
    .where('threads.contactMark', '=', encryption.mark('phone', contact))
    .orderBy((eb) => eb.fn.coalesce('messages.at', eb.val('')), 'desc')
    .orderBy('threads.activeAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * The latest active thread with the address and the name. As with a text, which has no name, an email without one goes to any
 * thread of its address; one with a name, to a thread that has none.
 */
export async function findThreadByEmail(
  db: Db,
  encryption: Encryption,
  email: string,
  name: PersonName | null,
): Promise<string | null> {
  const threads = await db
    .selectFrom('threads')
    .select(['id', 'personEncrypted'])
    .where('emailMark', '=', encryption.mark('email', email.toLowerCase()))
    .orderBy('activeAt', 'desc')
    .execute();
  if (name === null) return threads[0]?.id ?? null;
  const names = [formatPersonName(name), email].map(normalizeName);
  const isSender = (one: PersonName) => names.includes(normalizeName(formatPersonName(one)));
  return threads.find((thread) => isSender(decryptThread(encryption, thread)))?.id ?? null;
}

/**
 * Moves a thread, or the one that it was merged into, to the top of the list.
 * @param reopens true if the visitor needs a reply, which makes a closed thread new again
 */
export async function markActive(
  tx: Db,
  id: string,
  { at, reopens }: { at: string; reopens: boolean },
): Promise<void> {
  await tx
    .updateTable('threads')
    .set((eb) => ({ activeAt: at, ...(reopens && reopenIfClosed(eb)) }))
    .where('id', '=', await findVisibleThreadId(tx, id))
    .execute();
}
