import type { Employee } from '../../contract/employees/schema';
import { contactFields, isPhoneField } from '../../contract/employees/constants';
import { normalizeForSearch } from '../../contract/shared/text/text-search';
import { sql } from 'kysely';
import type { Db } from '../db/engine';
import { whereMatches } from '../db/search-clause';

export type EmployeeContacts = Pick<
  Employee,
  'id' | 'firstName' | 'lastName' | 'region' | 'leftOn' | (typeof contactFields)[number]
>;

type Person = { lastName: string; contact: string; email: string | null };

const maxNamesakes = 50;

/** Current and former employees with one of the person's contacts or a similar last name. */
export async function findPossibleEmployees(
  db: Db,
  { lastName, contact, email }: Person,
): Promise<EmployeeContacts[]> {
  const owners = await selectContacts(db)
    .where((eb) =>
      eb.or(
        contactFields.map((field) =>
          isPhoneField(field)
            ? eb(field, '=', contact)
            : sql<boolean>`lower(${sql.ref(field)}) = ${email?.toLowerCase() ?? null}`,
        ),
      ),
    )
    .execute();
  const [longestWord = ''] = normalizeForSearch(lastName)
    .split(/[^\p{L}\p{N}]+/u)
    .sort((a, b) => b.length - a.length);
  const namesakes =
    longestWord === ''
      ? []
      : await whereMatches(selectContacts(db), longestWord).limit(maxNamesakes).execute();
  return [...new Map([...owners, ...namesakes].map((row) => [row.id, row])).values()];
}

export async function findEmployeeContacts(db: Db, id: string): Promise<EmployeeContacts | null> {
  return (await selectContacts(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

function selectContacts(db: Db) {
  return db
    .selectFrom('employees')
    .select(['id', 'firstName', 'lastName', 'region', 'leftOn', ...contactFields]);
}
