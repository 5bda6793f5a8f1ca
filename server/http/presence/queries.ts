import type { Db } from '../../db/engine';

/** What can be open on several screens at once. */
export type PresenceTarget = {
  kind: 'thread' | 'help-desk' | 'job' | 'application' | 'employee' | 'post';
  subject: string;
};

/** Where the records are that have a presence of their own. */
const tables = {
  job: 'job_posts',
  application: 'job_applications',
  employee: 'employees',
  post: 'posts',
} as const;
export type PresenceRecordKind = keyof typeof tables;

/** Whether there is such a record. Nothing of it is read: every open tab asks each few seconds. */
export async function hasRecord(db: Db, kind: PresenceRecordKind, id: string): Promise<boolean> {
  const row = await db
    .selectFrom(tables[kind])
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a staff member has something open until a time. */
export async function markPresent(
  db: Db,
  { until, ...present }: PresenceTarget & { email: string; until: string },
): Promise<void> {
  await db
    .insertInto('presence')
    .values({ ...present, until })
    .onConflict((conflict) => conflict.columns(['kind', 'subject', 'email']).doUpdateSet({ until }))
    .execute();
}

/** Who else than `email` has it open at a time, by e-mail. */
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

/** Forgets who had what open before a time. */
export async function deletePresence(tx: Db, before: string): Promise<void> {
  await tx.deleteFrom('presence').where('until', '<', before).execute();
}
