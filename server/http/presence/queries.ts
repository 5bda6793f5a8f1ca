import type { Db } from '../../db/engine';

export type PresenceTarget = {
  kind: 'thread' | 'help-desk' | 'job' | 'application' | 'employee' | 'post';
  subject: string;
};

const tables = {
  job: 'jobPosts',
  application: 'jobApplications',
  employee: 'employees',
  post: 'posts',
} as const;
export type PresenceRecordKind = keyof typeof tables;

export async function hasRecord(db: Db, kind: PresenceRecordKind, id: string): Promise<boolean> {
  const row = await db
    .selectFrom(tables[kind])
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function upsertPresence(
  db: Db,
  { until, ...presence }: PresenceTarget & { email: string; until: string },
): Promise<void> {
  await db
    .insertInto('presence')
    .values({ ...presence, until })
    .onConflict((conflict) => conflict.columns(['kind', 'subject', 'email']).doUpdateSet({ until }))
    .execute();
}

/** E-mails of everyone except `email` who has the record open at a time. */
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
