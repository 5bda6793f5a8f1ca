import { sql, type RawBuilder } from 'kysely';
import {
  actionsOnTwoThreads,
  auditSubjectKinds,
  getAuditActions,
  type AuditKind,
} from '../../../contract/audit/constants';
import type { AuditEntry } from '../../../contract/audit/schema';
import { normalizeForSearch, createMatcher } from '../../../contract/shared/text/text-search';
import { countBatch, isFirstOfBatch } from '../../core/db/batches';
import type { CoreContext } from '../../core/context';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Database, Db } from '../../core/db/engine';
import { countRows, type Page } from '../../core/db/pagination';
import { auditSources, resolveSubjectNames } from './service';

export type AuditFilter = {
  actor: string | null;
  kind: AuditKind | null;
  /** ISO 8601, inclusive. */
  since: string | null;
  /** ISO 8601, exclusive. */
  before: string | null;
  /** Words of a person's name, part of an email or another name, or a whole id. */
  subject: string;
  /** Lists the records of one bulk action. */
  batch: string | null;
};

export async function searchAudit(
  { database, encryption }: Pick<CoreContext, 'database' | 'encryption'>,
  filter: AuditFilter,
  { limit, offset }: Page,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const isSearching = filter.subject.trim() !== '';
  const matched = isSearching
    ? await findAuditSubjects(database.db, encryption, filter.subject)
    : null;
  const isCollapsed = matched === null && filter.batch === null;
  const rows = await filterAudit(database, filter, matched)
    .selectAll()
    .select(countBatch('audit').as('count'))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const subjects = rows.map((row) => ({ kind: row.subjectKind, id: row.subject }));
  const getNamedSubject = await resolveSubjectNames(database.db, encryption, [
    ...subjects,
    ...rows.flatMap(listOtherThread),
  ]);
  return {
    entries: rows.map(({ subjectKind: kind, subject: id, batch, count, ...entry }) => ({
      ...entry,
      ...listOtherThread(entry).map((other) => ({ detail: getNamedSubject(other).name }))[0],
      subject: getNamedSubject({ kind, id }),
      // A bulk action may have changed only one record.
      ...(isCollapsed && batch !== null && count > 1 && { batch, count }),
    })),
    total: await countRows(filterAudit(database, filter, matched)),
  };
}

function listOtherThread({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>) {
  if (detail === null || !actionsOnTwoThreads.includes(action)) return [];
  return [{ kind: 'thread', id: detail } as const];
}

/** Lists everyone with an entry. Skips from one to the next in the index, because a few people have many entries. */
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

function filterAudit(
  database: Database,
  { actor, kind, since, before, batch }: AuditFilter,
  matched: readonly string[] | null,
) {
  const { db } = database;
  let query = db.selectFrom('audit');
  if (actor !== null) query = query.where('actor', '=', actor);
  if (kind !== null) query = query.where('action', 'in', getAuditActions(kind));
  if (since !== null) query = query.where('at', '>=', since);
  if (before !== null) query = query.where('at', '<', before);
  if (batch !== null) query = query.where('batch', '=', batch);
  // A search finds each record of a bulk action.
  else if (matched === null) query = query.where(isFirstOfBatch('audit'));
  if (matched === null) return query;
  const ids = toIdList(database, matched);
  const messageIds = db.selectFrom('messages').select('id').where('subjectId', 'in', ids);
  return query.where((eb) =>
    eb.or([eb('audit.subject', 'in', ids), eb('audit.subject', 'in', messageIds)]),
  );
}

const namedKinds = auditSubjectKinds.filter(
  (kind) => !auditSources.some((source) => source.kind === kind),
);

/** Finds subjects by words of their name, by a phone number, or by a whole id. */
async function findAuditSubjects(
  db: Db,
  encryption: Encryption,
  search: string,
): Promise<string[]> {
  const id = search.trim();
  const matches = createMatcher(id);
  const records = await Promise.all(
    auditSources.map(async ({ findIds }) => findIds?.(db, encryption, id) ?? []),
  );
  const named = await db
    .selectFrom('audit')
    .select('subject')
    .distinct()
    .where('subjectKind', 'in', namedKinds)
    .execute();
  return [
    id,
    ...records.flat(),
    ...named
      .map(({ subject }) => subject)
      .filter((subject) => matches(normalizeForSearch(subject))),
  ];
}

/** A list of any length for IN, because both engines limit the values in a statement. */
function toIdList({ engine }: Database, ids: readonly string[]): RawBuilder<string> {
  const json = JSON.stringify(ids);
  return engine === 'sqlite'
    ? sql<string>`(select value from json_each(${json}))`
    : sql<string>`(select jsonb_array_elements_text(cast(${json} as jsonb)))`;
}
