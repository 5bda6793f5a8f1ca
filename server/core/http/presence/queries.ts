import type { Db } from '../../db/engine';
import type { Tables } from '../../db/tables';

type Presence = Tables['presence'];
export type PresenceTarget = Pick<Presence, 'kind' | 'subject'>;

export type TableWithRegion = {
  [Name in keyof Tables]: Tables[Name] extends { id: string; region: string } ? Name : never;
}[keyof Tables];

/** Undefined for an unknown id. */
export async function findOwnRegion(
  db: Db,
  table: TableWithRegion,
  id: string,
): Promise<string | undefined> {
  const row = await db.selectFrom(table).select('region').where('id', '=', id).executeTakeFirst();
  return row?.region;
}

export async function upsertPresence(db: Db, presence: Presence): Promise<void> {
  const { until } = presence;
  await db
    .insertInto('presence')
    .values(presence)
    .onConflict((conflict) => conflict.columns(['kind', 'subject', 'email']).doUpdateSet({ until }))
    .execute();
}

export async function listOthersPresent(
  db: Db,
  { kind, subject, email, at }: PresenceTarget & { email: string; at: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('presence')
    .select('email')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('email', '!=', email)
    .where('until', '>', at)
    .orderBy('email')
    .execute();
  return rows.map((row) => row.email);
}

export async function deletePresence(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('presence').where('until', '<', before).execute();
}
