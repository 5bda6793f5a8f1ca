import type { AuditSubjectKind } from '../../../contract/audit/constants';
import type { AuditEntry } from '../../../contract/audit/schema';
import type { Db } from '../../core/db/engine';
import type { AuditSubject } from '../../services/audit/record-audit';

type NamedSubject = AuditEntry['subject'];
type Name = { id: string } & Pick<NamedSubject, 'name' | 'type'> &
  Partial<Pick<NamedSubject, 'userId'>>;
type Resolver = (db: Db, ids: readonly string[]) => Promise<Name[]>;

const findPeople = async (db: Db, table: 'threads' | 'employees', ids: readonly string[]) => {
  const columns = ['id', 'firstName', 'lastName'] as const;
  const rows = await db.selectFrom(table).select(columns).where('id', 'in', ids).execute();
  return rows.map((row) => ({ id: row.id, name: formatName(row) }));
};

/** Kinds without a resolver have their name as id. */
const resolvers: Partial<Record<AuditSubjectKind, Resolver>> = {
  thread: async (db, ids) => {
    const people = await findPeople(db, 'threads', ids);
    return people.map((person) => ({ ...person, userId: person.id }));
  },
  message: async (db, ids) => {
    const rows = await db
      .selectFrom('messages')
      .innerJoin('threads', 'threads.id', 'messages.subjectId')
      .select(['messages.id', 'threads.id as userId', 'firstName', 'lastName'])
      .where('messages.id', 'in', ids)
      .execute();
    return rows.map((row) => ({ id: row.id, name: formatName(row), userId: row.userId }));
  },
  'help-desk': async (db, ids) => {
    const rows = await db
      .selectFrom('helpDesk')
      .select(['id', 'type', 'reference', 'firstName', 'lastName'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      name: `${formatName(row)}, ${row.reference}`,
      type: row.type,
    }));
  },
  employee: (db, ids) => findPeople(db, 'employees', ids),
  job: (db, ids) =>
    db.selectFrom('jobPosts').select(['id', 'title as name']).where('id', 'in', ids).execute(),
  application: async (db, ids) => {
    const rows = await db
      .selectFrom('jobApplications')
      .select(['id', 'firstName', 'lastName', 'jobTitle'])
      .where('id', 'in', ids)
      .execute();
    return rows.map((row) => ({ id: row.id, name: `${formatName(row)}, ${row.jobTitle}` }));
  },
  post: async (db, ids) => {
    const rows = await db
      .selectFrom('posts')
      .select(['id', 'title'])
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, title }) => ({ id, name: title === '' ? 'Untitled' : title }));
  },
};

const deletedNames: Partial<Record<AuditSubjectKind, (id: string) => string>> = {
  application: (id) => `Application ${id}`,
  post: () => 'Deleted draft',
};

/** Both engines limit the values in a statement. */
const batchSize = 500;

/** Looks up the names of subjects, and the threads they belong to. */
export async function resolveSubjectNames(
  db: Db,
  subjects: readonly AuditSubject[],
): Promise<(subject: AuditSubject) => NamedSubject> {
  const names = new Map<string, Name>();
  for (const [kind, resolve] of Object.entries(resolvers)) {
    const sameKind = subjects.filter((subject) => subject.kind === kind);
    const ids = [...new Set(sameKind.map(({ id }) => id))];
    for (let from = 0; from < ids.length; from += batchSize) {
      const found = await resolve(db, ids.slice(from, from + batchSize));
      for (const name of found) names.set(`${kind} ${name.id}`, name);
    }
  }
  return ({ kind, id }) => ({
    kind,
    id,
    name: deletedNames[kind]?.(id) ?? id,
    userId: null,
    ...names.get(`${kind} ${id}`),
  });
}

function formatName(row: { firstName: string; lastName: string }): string {
  return `${row.firstName} ${row.lastName}`.trim();
}
