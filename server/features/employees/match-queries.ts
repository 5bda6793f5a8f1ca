import { contactFields, type ContactField } from '../../../contract/employees/constants';
import type { Employee } from '../../../contract/employees/schema';
import { normalizeForSearch } from '../../../contract/shared/text/text-search';
import type { Db } from '../../core/db/engine';
import { whereMatches } from '../../core/db/search-clause';

export type EmployeeContacts = Pick<
  Employee,
  'id' | 'firstName' | 'lastName' | 'region' | 'status' | 'hiredOn' | 'leftOn' | ContactField
>;

type Person = { lastName: string; contact: string; email: string | null };

const maxNamesakes = 50;
const maxWords = 4;

/** @param contacts at least one, as stored: digits, and email addresses in lower case */
export function findContactOwners(
  db: Db,
  contacts: readonly string[],
): Promise<EmployeeContacts[]> {
  return selectContacts(db)
    .where((eb) => eb.or(contactFields.map((column) => eb(column, 'in', contacts))))
    .execute();
}

/** Current and former employees with one of the person's contacts or a similar last name. */
export async function findPossibleEmployees(
  db: Db,
  { lastName, contact, email }: Person,
): Promise<EmployeeContacts[]> {
  const contacts = email === null ? [contact] : [contact, email.toLowerCase()];
  const owners = await findContactOwners(db, contacts);
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
    .select(['id', 'firstName', 'lastName', 'region', 'status', 'hiredOn', 'leftOn'])
    .select(contactFields);
}
