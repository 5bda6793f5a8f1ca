import { sql, type RawBuilder } from 'kysely';
import type { Encryption } from '../../core/db/encryption/encryption';
import { markPerson, type PersonDetails } from '../../core/db/encryption/person';
import type { Db, Tx } from '../../core/db/engine';
import type { PersonKeys, PersonSource, RecordRows } from './person-source';

/** A condition for a query of a table with the columns of EncryptedPerson. */
export function isOfPerson({ marks, ids }: Pick<PersonKeys, 'marks' | 'ids'>): RawBuilder<boolean> {
  return sql`(id in (${sql.join(ids)}) or contact_mark in (${sql.join(marks)})
    or email_mark in (${sql.join(marks)}))`;
}

export function listMarks(
  encryption: Encryption,
  person: Pick<PersonDetails, 'contact' | 'email'>,
): string[] {
  const { contactMark, emailMark } = markPerson(encryption, person);
  return [
    ...(person.contact === '' ? [] : [contactMark]),
    ...(emailMark === null ? [] : [emailMark]),
  ];
}

export function listContacts({
  contact,
  email,
}: Pick<PersonDetails, 'contact' | 'email'>): string[] {
  return [contact, email?.toLowerCase() ?? ''].filter(Boolean);
}

export async function listMessageIds(db: Db, recordIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('id')
    .where('subjectId', 'in', recordIds)
    .execute();
  return rows.map(({ id }) => id);
}

/** The rows that records of every kind may have. */
export function listSharedRows(
  ids: readonly string[],
  messageIds: readonly string[] = [],
): RecordRows[] {
  const values = [...ids, ...messageIds];
  return [
    { table: 'attachments', column: 'message_id', values: messageIds, counts: 'files' },
    { table: 'messages', column: 'id', values: messageIds, counts: 'messages' },
    { table: 'events', column: 'subject_id', values: ids },
    { table: 'field_changes', column: 'record_id', values: ids },
    { table: 'follow_ups', column: 'id', values: ids },
    { table: 'drafts', column: 'subject', values: ids, counts: 'drafts' },
    { table: 'uploads', column: 'subject', values: ids, counts: 'files' },
    { table: 'notifications', column: 'record_id', values: ids, isInternal: true },
    { table: 'presence', column: 'subject', values: ids, isInternal: true },
    { table: 'outbox', column: 'subject', values, isInternal: true },
    { table: 'idempotency_keys', column: 'created_id', values, isInternal: true },
  ];
}

export type StoredRow = Readonly<Record<string, unknown>>;

export async function readStored(db: Db, rows: RecordRows): Promise<StoredRow[]> {
  const query = sql<StoredRow>`select * ${whereListed(rows)}`;
  return (await query.execute(db.withoutPlugins())).rows;
}

export async function countStored(db: Db, rows: RecordRows): Promise<number> {
  const query = sql<{ count: number }>`select count(*) as count ${whereListed(rows)}`;
  return (await query.execute(db)).rows[0]?.count ?? 0;
}

export async function deleteStored(tx: Tx, rows: RecordRows): Promise<void> {
  await sql`delete ${whereListed(rows)}`.execute(tx);
}

function whereListed({ table, column, values }: RecordRows): RawBuilder<unknown> {
  const isListed =
    values.length === 0 ? sql`false` : sql`${sql.ref(column)} in (${sql.join(values)})`;
  return sql`from ${sql.table(table)} where ${isListed}`;
}

export async function listIdsAfter(
  db: Db,
  { table }: PersonSource,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: string; n: number }[]> {
  const { rows } = await sql<{ id: string; n: number }>`select id, n from ${sql.table(table)}
    where n > ${after} order by n limit ${limit}`.execute(db);
  return rows;
}

type Due = { before: string; limit: number };

/** The records that have been left alone since before then, oldest first. */
export async function listDueIds(
  db: Db,
  { table, retention }: PersonSource,
  { before, limit }: Due,
): Promise<string[]> {
  if (retention === undefined) return [];
  const since = sql.ref(retention.since);
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where ${since} < ${before} and ${sql.raw(retention.condition ?? 'true')}
    order by ${since}, n limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countExpiring(
  db: Db,
  table: string,
  { before, limit }: Due,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 from ${sql.table(table)} where keep_until < ${before} limit ${limit}) as due`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
