import type { AuditEntry } from '../../contract/audit/schema';
import type { AuditSubjectKind } from '../../contract/audit/constants';
import type { Db } from '../db/engine';
import { toHelpDeskType } from '../help-desk/records/item-queries';

/** What an entry is about, as it is kept. */
export type AuditSubject = { kind: AuditSubjectKind; id: string };

type Named = Pick<AuditEntry['subject'], 'name' | 'userId' | 'type'>;
type Resolver = (db: Db, ids: readonly string[]) => Promise<ReadonlyMap<string, Named>>;

/** What tells how those of a kind are called; of a kind without one, the id is the name. */
const resolvers: Partial<Record<AuditSubjectKind, Resolver>> = {
  thread: async (db, ids) => {
    const rows = await db
      .selectFrom('threads')
      .select(['id as subject', 'id', 'first_name', 'last_name'])
      .where('id', 'in', ids)
      .execute();
    return people(rows);
  },
  message: async (db, ids) => {
    const rows = await db
      .selectFrom('messages')
      .innerJoin('threads', 'threads.id', 'messages.thread_id')
      .select(['messages.id as subject', 'threads.id', 'first_name', 'last_name'])
      .where('messages.id', 'in', ids)
      .execute();
    return people(rows);
  },
  'help-desk': async (db, ids) => {
    const rows = await db
      .selectFrom('help_desk')
      .select(['id', 'type', 'reference', 'first_name', 'last_name'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map((row) => [row.id, requestNamed(row)]));
  },
  employee: async (db, ids) => {
    const rows = await db
      .selectFrom('employees')
      .select(['id', 'first_name', 'last_name'])
      .where('id', 'in', ids)
      .execute();
    return new Map(
      rows.map((row) => [row.id, { name: `${row.first_name} ${row.last_name}`, userId: null }]),
    );
  },
  job: async (db, ids) => {
    const rows = await db
      .selectFrom('job_posts')
      .select(['id', 'title'])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, title }) => [id, { name: title, userId: null }]));
  },
  application: async (db, ids) => {
    const rows = await db
      .selectFrom('job_applications')
      .select(['id', 'first_name', 'last_name', 'job_title'])
      .where('id', 'in', ids)
      .execute();
    const named = ids.map((id): [string, Named] => [
      id,
      { name: `Application ${id}`, userId: null },
    ]);
    const known = rows.map(({ id, ...row }): [string, Named] => [
      id,
      { name: `${row.first_name} ${row.last_name}, ${row.job_title}`, userId: null },
    ]);
    return new Map([...named, ...known]);
  },
  post: async (db, ids) => {
    const rows = await db
      .selectFrom('posts')
      .select(['id', 'title'])
      .where('id', 'in', ids)
      .execute();
    const gone = ids.map((id): [string, Named] => [id, { name: 'A draft', userId: null }]);
    const known = rows.map(({ id, title }): [string, Named] => [
      id,
      { name: title === '' ? 'Without a title' : title, userId: null },
    ]);
    return new Map([...gone, ...known]);
  },
};

/** How what these entries are about is called, and whose thread it is; what is not there any more is called by its id. */
export async function resolveSubjectNames(
  db: Db,
  subjects: readonly AuditSubject[],
): Promise<(subject: AuditSubject) => AuditEntry['subject']> {
  const names = new Map<AuditSubjectKind, ReadonlyMap<string, Named>[]>();
  for (const kind of new Set(subjects.map((subject) => subject.kind))) {
    const ids = [...new Set(subjects.flatMap((one) => (one.kind === kind ? [one.id] : [])))];
    const found: ReadonlyMap<string, Named>[] = [];
    // Both engines bound how many values a statement may carry.
    for (let from = 0; from < ids.length; from += 500) {
      const some = await resolvers[kind]?.(db, ids.slice(from, from + 500));
      if (some) found.push(some);
    }
    names.set(kind, found);
  }
  return ({ kind, id }) => {
    const named = names
      .get(kind)
      ?.find((some) => some.has(id))
      ?.get(id);
    return { kind, id, name: id, userId: null, ...named };
  };
}

function requestNamed(row: {
  type: string;
  reference: string;
  first_name: string;
  last_name: string;
}): Named {
  const type = toHelpDeskType(row.type);
  const name = `${row.first_name} ${row.last_name}, ${row.reference}`;
  return { name, userId: null, ...(type === undefined ? {} : { type }) };
}

type Person = { subject: string; id: string; first_name: string; last_name: string };

function people(rows: readonly Person[]): ReadonlyMap<string, Named> {
  return new Map(
    rows.map(({ subject, id, first_name: first, last_name: last }) => [
      subject,
      { name: `${first} ${last}`, userId: id },
    ]),
  );
}
