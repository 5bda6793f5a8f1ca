import { sql, type RawBuilder } from 'kysely';
import { auditSubjectKinds } from '../../contract/audit/constants';
import { foldWords, wordSearch } from '../../contract/shared/text/text-search';
import type { Database } from '../db/engine';

/** What words that are searched for stand for: the ids of threads, and of what else entries are about. */
export type MatchedSubjects = { threads: readonly string[]; others: readonly string[] };

/** Those of whom an entry tells by looking up the thread, or what else is found by its words. */
const ofPeople: readonly string[] = [
  ...['thread', 'message', 'help-desk', 'employee', 'job', 'application', 'post'],
];
const ofThemselves = auditSubjectKinds.filter((kind) => !ofPeople.includes(kind));

/**
 * What the words are found in, accents and case aside, as in the inbox: people's names, what requests, employees, jobs and applications are found by, and what is called by its own name (an
 * e-mail, a template, a list); an id is found whole. SQLite's lower() knows ASCII alone, so the names are read and folded here; the
 * inbox in memory would find words of messages too, and not the names of merged threads.
 */
export async function findAuditSubjects({ db }: Database, words: string): Promise<MatchedSubjects> {
  const holds = wordSearch(words.trim());
  const id = words.trim();
  const people = await db.selectFrom('threads').select(['id', 'first_name', 'last_name']).execute();
  const tables = ['help_desk', 'employees', 'job_posts', 'job_applications', 'posts'] as const;
  const worded = await Promise.all(
    tables.map((table) => db.selectFrom(table).select(['id', 'words']).execute()),
  );
  const named = await db
    .selectFrom('audit')
    .select('subject')
    .distinct()
    .where('subject_kind', 'in', ofThemselves)
    .execute();
  return {
    threads: people
      .filter((one) => one.id === id || holds(foldWords(`${one.first_name} ${one.last_name}`)))
      .map((one) => one.id),
    others: [
      id,
      ...worded.flat().flatMap((one) => (holds(one.words) ? [one.id] : [])),
      ...named.map(({ subject }) => subject).filter((subject) => holds(foldWords(subject))),
    ],
  };
}

/** The ids as a list to be looked in: of any length, where a statement carries only so many values. */
export function toIdList({ engine }: Database, ids: readonly string[]): RawBuilder<string> {
  const json = JSON.stringify(ids);
  return engine === 'sqlite'
    ? sql<string>`(select value from json_each(${json}))`
    : sql<string>`(select jsonb_array_elements_text(cast(${json} as jsonb)))`;
}
