import { sql } from 'kysely';
import { contactFields, isPhoneField } from '../../contract/employees/constants';
import type { Employee } from '../../contract/employees/schema';
import { normalizeForSearch } from '../../contract/shared/text/text-search';
import type { Db } from '../db/engine';
import { whereMatches } from '../db/search-clause';

export type EmployeeContacts = Pick<
  Employee,
  'id' | 'firstName' | 'lastName' | 'region' | 'leftOn' | (typeof contactFields)[number]
>;

type Person = { lastName: string; contact: string; email: string | null };

const maxNamesakes = 50;
const maxWords = 4;

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
  const words = normalizeForSearch(lastName)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .slice(0, maxWords);
  const namesakes = await Promise.all(
    words.map((word) => whereMatches(selectContacts(db), word).limit(maxNamesakes).execute()),
  );
  return [...new Map([owners, ...namesakes].flat().map((row) => [row.id, row])).values()];
}

export async function findEmployeeContacts(db: Db, id: string): Promise<EmployeeContacts | null> {
  return (await selectContacts(db).where('id', '=', id).executeTakeFirst()) ?? null;
}

function selectContacts(db: Db) {
  return db
    .selectFrom('employees')
    .select(['id', 'firstName', 'lastName', 'region', 'leftOn', ...contactFields]);
}
