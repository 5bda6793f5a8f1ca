import { recordChanges, type Actor, type FieldChange } from '../../../core/db/change-log';
import { updateAtVersion } from '../../../core/db/concurrency/update-at-version';
import type { Db, Tx } from '../../../core/db/engine';
import type { Encryption } from '../../../core/db/encryption/encryption';
import {
  encryptPerson,
  unreadablePerson,
  type PersonDetails,
  type PersonProfile,
  type StoredContactPoint,
} from '../../../core/db/encryption/person';
import { HttpError } from '../../../core/http/errors';
import type { ThreadTable } from '../table';
import { reindexPerson } from '../threads/index-queries';
import { selectMemberIds } from '../threads/member-queries';
import { decryptThread } from '../threads/person-name';
import { getOriginal, listContactPoints, pickPreferred, toPersonFields } from './contact-points';

/** The values that the office can change. */
export type PersonValues = Pick<PersonDetails, 'firstName' | 'lastName'> &
  Omit<PersonProfile, 'original'> &
  Pick<ThreadTable, 'region' | 'language' | 'source'>;

type PersonRecord = { person: PersonDetails; values: PersonValues } & Pick<
  ThreadTable,
  'id' | 'version' | 'changedBy'
>;

/** Null for an unknown id. Throws 409 for a person whose value is damaged, which a change would overwrite. */
export async function findPerson(
  db: Db,
  encryption: Encryption,
  id: string,
): Promise<PersonRecord | null> {
  const row = await db.selectFrom('threads').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const { region, version, changedBy, ...thread } = decryptThread(encryption, row);
  const { contact, email, profile } = thread;
  if (thread.firstName === unreadablePerson.firstName) {
    throw new HttpError(409, 'unreadable', 'This person’s details can’t be read, or changed.');
  }
  return {
    ...{ id, version, changedBy },
    person: { firstName: thread.firstName, lastName: thread.lastName, contact, email, profile },
    values: { ...toPersonFields(thread), region, contactPoints: listContactPoints(thread) },
  };
}

/** The thread is locked at that version. */
export async function updatePerson(
  tx: Tx,
  encryption: Encryption,
  { id, version, person: before }: Pick<PersonRecord, 'id' | 'version' | 'person'>,
  { after, changes }: { after: PersonValues; changes: readonly FieldChange[] },
  actor: Actor,
): Promise<void> {
  const { firstName, lastName, region, language, source, ...profile } = after;
  const person: PersonDetails = {
    ...{ firstName, lastName },
    ...pickPreferred(after.contactPoints),
    profile: { ...profile, original: getOriginal(before) },
  };
  const columns = encryptPerson(encryption, 'threads', id, person);
  const row = { ...columns, region, language, source };
  await updateAtVersion(tx, 'threads', { id, version }, row, actor);
  await reindexPerson(tx, encryption, id, { before, after: person });
  await recordChanges(tx, { kind: 'thread', id, version: version + 1 }, changes, actor, encryption);
}

/** Of a visible thread, and of those merged into it. */
export async function listThreadContactPoints(
  db: Db,
  encryption: Encryption,
  threadId: string,
): Promise<StoredContactPoint[]> {
  const members = await db
    .selectFrom('threads')
    .select(['id', 'personEncrypted'])
    .where('id', 'in', selectMemberIds(db, threadId))
    .orderBy('n')
    .execute();
  return members.flatMap((member) => [...listContactPoints(decryptThread(encryption, member))]);
}

/** The threads that were merged into one of these. */
export async function listMergedThreads(
  db: Db,
  encryption: Encryption,
  visibleIds: readonly string[],
) {
  const rows = await db
    .selectFrom('threads')
    .selectAll()
    .where('mergedInto', 'in', visibleIds)
    .orderBy('n')
    .execute();
  return rows.map((row) => decryptThread(encryption, row));
}
