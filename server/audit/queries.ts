import { sql } from 'kysely';
import { actionsOf, type AuditKind, type AuditSubjectKind } from '../../contract/audit/constants';
import type { AuditEntry } from '../../contract/audit/schema';
import type { Database, Db } from '../db/engine';
import { countOf, type Page } from '../db/pagination';
import { findAuditSubjects, toIdList, type MatchedSubjects } from './search-queries';
import { resolveSubjectNames } from './subject-queries';

export type AuditFilter = {
  actor: string | null;
  kind: AuditKind | null;
  /** ISO 8601 in UTC: from this instant … */
  since: string | null;
  /** … to before this one. */
  before: string | null;
  /** Words of a person's name, or a part of an e-mail or of what else it was done to, or an id; '' is no filter. */
  subject: string;
};

/** What a filter leaves of the audit. */
export type FoundAudit = {
  /** The newest first: `limit` entries after the first `skip`. */
  entries(page: Page): Promise<AuditEntry[]>;
  count(): Promise<number>;
};

/** Searches the audit. */
export async function searchAudit(database: Database, filter: AuditFilter): Promise<FoundAudit> {
  const { db } = database;
  const about =
    filter.subject.trim() === '' ? null : await findAuditSubjects(database, filter.subject);
  return {
    entries: async ({ limit, skip }) => {
      const rows = await matching(database, filter, about)
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
      const subjects = entries.map(({ subject }) => subject);
      const named = await resolveSubjectNames(db, subjects);
      return entries.map(({ subject, ...entry }) => ({ ...entry, subject: named(subject) }));
    },
    count: () => countOf(matching(database, filter, about)),
  };
}

/** Everybody of whom anything is recorded, by e-mail: from one to the next in the index, for there are few of them in many entries. */
export async function listActors(db: Db): Promise<string[]> {
  const { rows } = await sql<{ actor: string }>`
    with recursive actors (actor) as (
      select min(actor) from audit
      union all
      select (select min(audit.actor) from audit where audit.actor > actors.actor)
      from actors where actors.actor is not null
    )
    select actor from actors where actor is not null order by actor
  `.execute(db);
  return rows.map(({ actor }) => actor);
}

function matching(
  database: Database,
  { actor, kind, since, before }: AuditFilter,
  about: MatchedSubjects | null,
) {
  const { db } = database;
  let query = db.selectFrom('audit');
  if (actor !== null) query = query.where('actor', '=', actor);
  if (kind !== null) query = query.where('action', 'in', actionsOf(kind));
  if (since !== null) query = query.where('at', '>=', since);
  if (before !== null) query = query.where('at', '<', before);
  if (about === null) return query;
  const messages = db
    .selectFrom('messages')
    .select('messages.id')
    .where('messages.thread_id', 'in', toIdList(database, about.threads));
  return query.where((eb) =>
    eb.or([
      eb('audit.subject', 'in', toIdList(database, [...about.threads, ...about.others])),
      eb('audit.subject', 'in', messages),
    ]),
  );
}
