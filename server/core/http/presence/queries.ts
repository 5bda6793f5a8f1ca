import type { Db } from '../../db/engine';
import type { Tables } from '../../db/tables';

type Presence = Tables['presence'];
export type PresenceTarget = Pick<Presence, 'kind' | 'subject'>;

const tables = {
  thread: 'threads',
  'help-desk': 'helpDesk',
  job: 'jobPosts',
  application: 'jobApplications',
  employee: 'employees',
  post: 'posts',
} as const satisfies Record<Presence['kind'], keyof Tables>;

export async function hasRecord(db: Db, kind: Presence['kind'], id: string): Promise<boolean> {
  const row = await db
    .selectFrom(tables[kind])
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
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
