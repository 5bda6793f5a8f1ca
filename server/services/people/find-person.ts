import { checkPhone, getPhoneDigits, normalizePhone } from '../../../contract/shared/phone';
import type { PersonRecords } from '../../../contract/people/schema';
import type { Encryption } from '../../core/db/encryption/encryption';
import type { Db } from '../../core/db/engine';
import { HttpError, notFound } from '../../core/http/errors';
import type { FoundRecord, PeopleData, PersonKeys, PersonSource } from './person-source';
import { countStored } from './queries';

export type FoundRecords = { source: PersonSource; records: readonly FoundRecord[] };

/** From phone numbers, email addresses, and ids of records. Null if one of them is none of these. */
export function parsePersonKeys(
  encryption: Encryption,
  texts: readonly string[],
): PersonKeys | null {
  const keys = { marks: [] as string[], contacts: [] as string[], ids: [] as string[] };
  const addContact = (field: 'phone' | 'email', contact: string) => {
    keys.marks.push(encryption.mark(field, contact));
    keys.contacts.push(contact);
  };
  for (const text of texts) {
    const phone = normalizePhone(text);
    if (text.includes('@')) addContact('email', text.trim().toLowerCase());
    else if (checkPhone(phone) === null) addContact('phone', getPhoneDigits(phone));
    else if (/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)) keys.ids.push(text);
    else return null;
  }
  return keys;
}

/** No mark, contact, or id, because PostgreSQL has no empty lists. */
const none = '';

export async function findPerson(
  db: Db,
  encryption: Encryption,
  { sources }: Pick<PeopleData, 'sources'>,
  { marks, contacts, ids }: PersonKeys,
): Promise<FoundRecords[]> {
  const found: FoundRecords[] = [];
  let known = [...ids, none];
  for (const source of sources) {
    const keys = { marks: [...marks, none], contacts: [...contacts, none], ids: known };
    const records = await source.find(db, encryption, keys);
    known = [...known, ...records.map(({ id }) => id)];
    if (records.length > 0) found.push({ source, records });
  }
  return found;
}

/** Finds the record, and all with one of its numbers or addresses. Throws 404 if it is gone. */
export async function findByRecord(
  db: Db,
  encryption: Encryption,
  data: PeopleData,
  id: string,
): Promise<FoundRecords[]> {
  const own = await findPerson(db, encryption, data, { marks: [], contacts: [], ids: [id] });
  const members = own
    .flatMap(({ records }) => records)
    .filter((record) => record.id === id || record.mergedInto === id);
  if (members.length === 0) throw notFound();
  return findPerson(db, encryption, data, {
    marks: members.flatMap((record) => record.marks),
    contacts: members.flatMap((record) => record.contacts ?? []),
    ids: [id, ...members.flatMap((record) => record.employeeId ?? [])],
  });
}

/** Of those found, the chosen ones with the threads merged into them. Throws 409 if one of them is gone. */
export function chooseRecords(
  found: readonly FoundRecords[],
  ids: readonly string[],
): FoundRecords[] {
  const chosen = found
    .map(({ source, records }) => ({
      source,
      records: records.filter(({ id, mergedInto }) => ids.includes(mergedInto ?? id)),
    }))
    .filter(({ records }) => records.length > 0);
  const chosenIds = new Set(chosen.flatMap(({ records }) => records.map(({ id }) => id)));
  if (ids.every((id) => chosenIds.has(id))) return chosen;
  const message =
    'These records have changed. Close this, open it again, and check what is listed.';
  throw new HttpError(409, 'changed', message);
}

/** As the office sees them before it exports or erases them. */
export async function listRecords(
  db: Db,
  found: readonly FoundRecords[],
): Promise<PersonRecords['records']> {
  const listed: PersonRecords['records'] = [];
  for (const { source, records } of found) {
    for (const { id, label, mergedInto = null } of records) {
      if (mergedInto !== null) continue;
      const members = records.filter((record) => record.id === id || record.mergedInto === id);
      const counts = { messages: 0, files: 0, drafts: 0 };
      const memberIds = members.map((record) => record.id);
      for (const rows of await source.listRows(db, memberIds))
        if (rows.counts) counts[rows.counts] += await countStored(db, rows);
      const merged = members.length - 1;
      const suffix = merged === 0 ? '' : ` with ${String(merged)} merged`;
      listed.push({ id, label: label + suffix, ...counts, keep: source.keep ?? null });
    }
  }
  return listed;
}
