import type { ContactField } from '../../../contract/employees/constants';
import type { Employee } from '../../../contract/employees/schema';
import { normalizeForSearch } from '../../../contract/shared/text/text-search';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import { decryptPrivateDetails } from './private-details';
import type { EmployeeTable } from './table';

export type EmployeeContacts = Pick<
  Employee,
  'id' | 'firstName' | 'lastName' | 'region' | 'status' | 'hiredOn' | 'leftOn' | ContactField
>;

type Person = { lastName: string; contact: string; email: string | null };

const maxNamesakes = 50;
const maxWords = 4;

/** @param contacts at least one, as stored: digits, and email addresses in lower case */
export async function findContactOwners(
  db: Db,
  encryption: Encryption,
  contacts: readonly string[],
): Promise<EmployeeContacts[]> {
  const mark = (field: 'phone' | 'email') =>
    contacts.map((contact) => encryption.mark(field, contact));
  const rows = await selectContacts(db)
    .where((eb) =>
      eb.or([
        eb('workPhone', 'in', contacts),
        eb('workEmail', 'in', contacts),
        eb('privatePhoneMark', 'in', mark('phone')),
        eb('privateEmailMark', 'in', mark('email')),
      ]),
    )
    .execute();
  return rows.map((row) => toContacts(encryption, row));
}

/** Current and former employees with one of the person's contacts or a similar last name. */
export async function findPossibleEmployees(
  db: Db,
  encryption: Encryption,
  { lastName, contact, email }: Person,
): Promise<EmployeeContacts[]> {
  const contacts = email === null ? [contact] : [contact, email.toLowerCase()];
  const owners = await findContactOwners(db, encryption, contacts);
  const words = normalizeForSearch(lastName)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .slice(0, maxWords);
  const namesakes = await Promise.all(
    words.map((word) =>
      selectContacts(db).where('sortName', 'like', `%${word}%`).limit(maxNamesakes).execute(),
    ),
  );
  const people = [...owners, ...namesakes.flat().map((row) => toContacts(encryption, row))];
  return [...new Map(people.map((person) => [person.id, person])).values()];
}

export async function findEmployeeContacts(
  db: Db,
  encryption: Encryption,
  id: string,
): Promise<EmployeeContacts | null> {
  const row = await selectContacts(db).where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : toContacts(encryption, row);
}

function selectContacts(db: Db) {
  return db
    .selectFrom('employees')
    .select(['id', 'firstName', 'lastName', 'region', 'status', 'hiredOn', 'leftOn'])
    .select(['workPhone', 'workEmail', 'privateEncrypted']);
}

function toContacts(
  encryption: Encryption,
  {
    privateEncrypted,
    ...contacts
  }: Omit<EmployeeContacts, 'privatePhone' | 'privateEmail'> &
    Pick<EmployeeTable, 'privateEncrypted'>,
): EmployeeContacts {
  const { id } = contacts;
  return { ...contacts, ...decryptPrivateDetails(encryption, { id, privateEncrypted }) };
}
