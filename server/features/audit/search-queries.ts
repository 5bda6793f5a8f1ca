import { sql, type RawBuilder } from 'kysely';
import { normalizeForSearch, createMatcher } from '../../../contract/shared/text/text-search';
import type { Database } from '../../core/db/engine';

/** Ids of matching threads, whose messages match too, and of other subjects. */
export type MatchedSubjects = { threads: readonly string[]; others: readonly string[] };

/** Kinds whose audit entries contain their name instead of an id. */
const namedKinds = ['account', 'template', 'list'] as const;
const searchableTables = ['helpDesk', 'employees', 'jobPosts', 'jobApplications', 'posts'] as const;

/**
 * Finds subjects by words of their name, by a phone number, or by a whole id. Accents and case do not matter, so names are matched here: SQLite's
 * lower() only knows ASCII.
 */
export async function findAuditSubjects(
  { db }: Database,
  search: string,
): Promise<MatchedSubjects> {
  const id = search.trim();
  const matches = createMatcher(id);
  const threads = await db
    .selectFrom('threads')
    .select(['id', 'firstName', 'lastName', 'contact'])
    .execute();
  const records = await Promise.all(
    searchableTables.map((table) => db.selectFrom(table).select(['id', 'words']).execute()),
  );
  const named = await db
    .selectFrom('audit')
    .select('subject')
    .distinct()
    .where('subjectKind', 'in', namedKinds)
    .execute();
  return {
    threads: threads
      .filter(
        (row) =>
          row.id === id ||
          matches(normalizeForSearch(`${row.firstName} ${row.lastName} ${row.contact}`)),
      )
      .map((row) => row.id),
    others: [
      id,
      ...records.flat().flatMap((row) => (matches(row.words) ? [row.id] : [])),
      ...named
        .map(({ subject }) => subject)
        .filter((subject) => matches(normalizeForSearch(subject))),
    ],
  };
}

/** A list of any length for IN, because both engines limit the values in a statement. */
export function toIdList({ engine }: Database, ids: readonly string[]): RawBuilder<string> {
  const json = JSON.stringify(ids);
  return engine === 'sqlite'
    ? sql<string>`(select value from json_each(${json}))`
    : sql<string>`(select jsonb_array_elements_text(cast(${json} as jsonb)))`;
}
