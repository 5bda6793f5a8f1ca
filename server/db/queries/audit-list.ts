import { sql } from 'kysely';
import { actionsOf, type AuditKind, type AuditSubjectKind } from '../../../contract/audit-actions';
import type { AuditEntry } from '../../../contract/audit';
import type { Db } from '../engine';
import { nameSubjects } from './audit-subjects';

export type AuditFilter = {
  actor: string | null;
  kind: AuditKind | null;
  /** ISO 8601 in UTC: from this instant … */
  since: string | null;
  /** … to before this one. */
  before: string | null;
  /** A part of a person's name, an e-mail, or an id; '' is no filter. */
  subject: string;
};

/** What a filter leaves of the audit, the newest first: `limit` entries after the first `skip`. */
export async function listAudit(
  db: Db,
  filter: AuditFilter,
  { limit, skip }: { limit: number; skip: number },
): Promise<AuditEntry[]> {
  const rows = await matching(db, filter)
    .select(['id', 'at', 'actor', 'action', 'subject_kind', 'subject', 'detail'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(skip)
    .execute();
  const entries = rows.map(({ subject: id, subject_kind: kind, ...row }) => ({
    ...row,
    subject: { kind: kind as AuditSubjectKind, id },
  }));
  const named = await nameSubjects(
    db,
    entries.map(({ subject }) => subject),
  );
  return entries.map(({ subject, ...entry }) => ({ ...entry, subject: named(subject) }));
}

/** How many entries a filter leaves. */
export async function countAudit(db: Db, filter: AuditFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Everybody of whom anything is recorded, by e-mail. */
export async function listActors(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('audit').select('actor').distinct().orderBy('actor').execute();
  return rows.map(({ actor }) => actor);
}

function matching(db: Db, { actor, kind, since, before, subject }: AuditFilter) {
  let query = db.selectFrom('audit');
  if (actor !== null) query = query.where('actor', '=', actor);
  if (kind !== null) query = query.where('action', 'in', actionsOf(kind));
  if (since !== null) query = query.where('at', '>=', since);
  if (before !== null) query = query.where('at', '<', before);
  const words = subject.trim().toLowerCase();
  if (words === '') return query;
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const threads = db
    .selectFrom('threads')
    .select('threads.id')
    .where(sql<boolean>`lower(first_name || ' ' || last_name) like ${like} escape '\\'`)
    .union(db.selectFrom('threads').select('threads.id').where('threads.id', '=', words));
  const messages = db
    .selectFrom('messages')
    .select('messages.id')
    .where('messages.thread_id', 'in', threads);
  return query.where((eb) =>
    eb.or([
      sql<boolean>`lower(audit.subject) like ${like} escape '\\'`,
      eb('audit.subject', 'in', threads),
      eb('audit.subject', 'in', messages),
    ]),
  );
}
