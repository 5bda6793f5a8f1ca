import { sql, type Expression, type ExpressionBuilder } from 'kysely';
import type { ContactPoint } from '../../../../contract/inbox/person-schema';
import type { Access } from '../../../../contract/shared/roles';
import { getContactKey, normalizeName } from './contact-key';
import type { Encryption } from '../../../core/db/encryption/encryption';
import { encryptPerson, type PersonDetails } from '../../../core/db/encryption/person';
import type { Db, Tx } from '../../../core/db/engine';
import { isInRegions } from '../../../core/db/region-clause';
import type { Person } from '../../../services/forms/submitter';
import { newId } from '../../../core/db/uuid';
import type { Tables } from '../../../core/db/tables';
import { decryptAddresses } from '../../../services/messages/queries';
import { findContactPoint, listContactPoints } from '../person/contact-points';
import type { ThreadTable } from '../table';
import { decryptThread, formatPersonName, type PersonName } from './person-name';
import { findVisibleThreadId } from './member-queries';
import { indexPerson, markContact } from './index-queries';
import { notFound } from '../../../core/http/errors';

export type Thread = Person & Pick<PersonDetails, 'profile'> & Pick<ThreadTable, 'id' | 'language'>;

type NewThread = Omit<Thread, 'id' | 'language'> &
  Pick<ThreadTable, 'source'> &
  Partial<NewColumns>;
type NewColumns = Pick<ThreadTable, 'id' | 'status' | 'language' | 'assignee'>;

/**
 * Finds or creates the person's thread, marks it active, and reopens it if it was closed. Returns its id. Never changes the person: anyone
 * who knows a name and number could redirect replies to themselves.
 */
export async function upsertThread(
  tx: Tx,
  encryption: Encryption,
  { id = newId(), source, status = 'new', language = null, assignee = null, ...person }: NewThread,
  at: string,
): Promise<string> {
  const { firstName, lastName, contact, email, region } = person;
  const key = getContactKey(contact || (email ?? '').toLowerCase(), firstName, lastName);
  const personMark = encryption.mark('person', key);
  const known = await findSamePerson(tx, encryption, personMark, person);
  if (known !== null) {
    const found = await tx
      .updateTable('threads')
      .set((eb) => ({ activeAt: at, ...reopenIfClosed(eb) }))
      .where('id', '=', known)
      .returning('mergedInto')
      .executeTakeFirst();
    if (found?.mergedInto != null) await markActive(tx, found.mergedInto, { at, reopens: true });
    return known;
  }
  const row = await tx
    .insertInto('threads')
    .values({
      id,
      personMark,
      ...encryptPerson(encryption, 'threads', id, person),
      ...{ region, source, status, language, assignee, createdAt: at, activeAt: at, version: 1 },
    })
    // Another form of the same person at the same time.
    .onConflict((conflict) => conflict.column('personMark').doUpdateSet({ activeAt: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  if (row.id === id) await indexPerson(tx, encryption, id, person);
  return row.id;
}

/** The thread of a person with this name and number, or without a number with this address. */
async function findSamePerson(
  tx: Tx,
  encryption: Encryption,
  personMark: string,
  { contact, email, ...name }: Person,
): Promise<string | null> {
  const [kind, value] =
    contact === '' ? (['email', email] as const) : (['phone', contact] as const);
  const first = await tx
    .selectFrom('threads')
    .select(['id', 'personEncrypted'])
    .where('personMark', '=', personMark)
    .executeTakeFirst();
  if (first !== undefined) {
    const points = listContactPoints(decryptThread(encryption, first));
    // An email without a sender has no address either.
    if (value === null || findContactPoint(points, kind, value)) return first.id;
    // The office has removed the number, so it is someone else's, who gets a thread of their own.
    await tx
      .updateTable('threads')
      .set({ personMark: encryption.mark('person', first.id) })
      .where('id', '=', first.id)
      .where('personMark', '=', personMark)
      .execute();
  }
  if (value === null) return null;
  const getName = (one: PersonName) => getContactKey('', one.firstName, one.lastName);
  const threads = await listThreadsWith(tx, encryption, { kind, value });
  return threads.find((thread) => getName(thread) === getName(name))?.id ?? null;
}

/** The threads whose person has a number or an address, the latest active first. */
async function listThreadsWith(
  db: Db,
  encryption: Encryption,
  { kind, value }: Pick<ContactPoint, 'kind' | 'value'>,
) {
  const rows = await db
    .selectFrom('threadAddresses as address')
    .innerJoin('threads', 'threads.n', 'address.threadN')
    .select(['threads.id', 'mergedInto', 'personEncrypted'])
    .where('address.mark', '=', markContact(encryption, { kind, value }))
    .orderBy('threads.activeAt', 'desc')
    .execute();
  return rows.flatMap((row) => {
    const thread = decryptThread(encryption, row);
    // A message may have given the address, which is no proof, or the number may be of WhatsApp.
    const point = findContactPoint(listContactPoints(thread), kind, value);
    return point === undefined ? [] : { ...thread, point };
  });
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
    .select(['id', 'personEncrypted', 'region', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  return thread ? decryptThread(encryption, thread) : null;
}

/** If several people share the number, the thread from which the office texted it last, or else the most active one. */
export async function findThreadByPhone(
  db: Db,
  encryption: Encryption,
  contact: string,
): Promise<string | null> {
  const threads = await listThreadsWith(db, encryption, { kind: 'phone', value: contact });
  if (threads.length < 2) return threads[0]?.id ?? null;
  const texts = await db
    .selectFrom('messages')
    .select(['id', 'subjectId', 'addressesEncrypted'])
    .where(
      'subjectId',
      'in',
      threads.flatMap(({ id, mergedInto }) => [id, mergedInto ?? id]),
    )
    .where('channel', '=', 'sms')
    .where('direction', '=', 'out')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const last = texts.find((text) => decryptAddresses(encryption, text).number === contact);
  const texted = threads.find(({ id, mergedInto }) =>
    [id, mergedInto].includes(last?.subjectId ?? ''),
  );
  return (texted ?? threads[0])?.id ?? null;
}

/**
 * The latest active thread with the address and the name of its person or of whose address it is. As with a text, which has no name, an
 * email without one goes to any thread of its address, and an email with another one to a person whom the sender helps.
 */
export async function findThreadByEmail(
  db: Db,
  encryption: Encryption,
  email: string,
  name: PersonName | null,
): Promise<string | null> {
  const threads = await listThreadsWith(db, encryption, { kind: 'email', value: email });
  if (name === null) return threads[0]?.id ?? null;
  const names = [formatPersonName(name), email].map(normalizeName);
  const found =
    threads.find(({ point, ...person }) =>
      [formatPersonName(person), point.name].some(
        (one) => one !== null && names.includes(normalizeName(one)),
      ),
    ) ?? threads.find(({ point }) => point.name !== null);
  return found?.id ?? null;
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
