import type { MergedThread } from '../../../../contract/inbox/schema';
import type { Encryption } from '../../../core/db/encryption/encryption';
import { decryptPerson, type PersonDetails } from '../../../core/db/encryption/person';

/** A person known by a number, an address, or one name has no last name. */
export type PersonName = { firstName: string; lastName: string };

export function formatPersonName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim();
}

/** Replaces `personEncrypted` of a thread's row by the person's names, number, and address. */
export function decryptThread<Row extends { id: string; personEncrypted: string }>(
  encryption: Encryption,
  row: Row,
): Omit<Row, 'personEncrypted'> & PersonDetails {
  const { personEncrypted: _encrypted, ...others } = row;
  return { ...others, ...decryptPerson(encryption, 'threads', row) };
}

export function decryptName(
  encryption: Encryption,
  thread: { id: string; personEncrypted: string },
): string {
  return formatPersonName(decryptThread(encryption, thread));
}

/** As the office sees one of several merged or similar threads. */
export function toPerson({
  id,
  contact,
  email,
  ...name
}: PersonDetails & { id: string }): MergedThread {
  return { userId: id, name: formatPersonName(name), contact, email };
}

/** Whose email names neither a name nor an address. */
export const unknownSender = 'Unknown sender';

/** False for a thread that is named after a number or an address, because no name is known. */
export function hasPersonName(name: PersonName): boolean {
  const text = formatPersonName(name);
  return /\p{L}/u.test(text) && !/@|\d{4}/.test(text) && text !== unknownSender;
}

/** The name of an email's sender: 'Ann Mary Lee' and 'Lee, Ann Mary' have the last name 'Lee'. */
export function splitPersonName(name: string): PersonName {
  const [, last, first] = /^([^,]+), ([^,]+)$/.exec(name) ?? [];
  if (first !== undefined && last !== undefined) return { firstName: first, lastName: last };
  const [, firstName = name, lastName = ''] = /^(.+) (\S+)$/.exec(name) ?? [];
  return { firstName, lastName };
}
