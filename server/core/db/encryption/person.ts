import type { ContactPointInput, PersonTexts } from '../../../../contract/inbox/person-schema';
import type { Tables } from '../tables';
import type { Encryption } from './encryption';

export type PersonDetails = {
  firstName: string;
  lastName: string;
  /** Ten digits. A thread may also have another sender of texts, or none. */
  contact: string;
  email: string | null;
  /** The office's additions to a thread's person. */
  profile?: PersonProfile | undefined;
};

export type StoredContactPoint = ContactPointInput & { id: string };

export type PersonProfile = Omit<PersonTexts, 'firstName' | 'lastName'> & {
  /** All of them. The first of each kind is `contact` or `email`. */
  contactPoints: readonly StoredContactPoint[];
  /** From the first message; earlier messages are shown by them. */
  original: Pick<PersonDetails, 'contact' | 'email'>;
};

/** The columns of a person outside the office. */
export type EncryptedPerson = {
  /** Name, number, and address as encrypted JSON. */
  personEncrypted: string;
  /** By which rows with the same number or address are found. */
  contactMark: string;
  emailMark: string | null;
};

type PersonTable = {
  [Name in keyof Tables]: Tables[Name] extends EncryptedPerson ? Name : never;
}[keyof Tables];

export function encryptPerson(
  encryption: Encryption,
  table: PersonTable,
  id: string,
  { firstName, lastName, contact, email, profile }: PersonDetails,
): EncryptedPerson {
  const json = JSON.stringify({ firstName, lastName, contact, email, profile });
  return {
    personEncrypted: encryption.encrypt(json, personContext(table, id)),
    ...markPerson(encryption, { contact, email }),
  };
}

export function markPerson(
  encryption: Encryption,
  { contact, email }: Pick<PersonDetails, 'contact' | 'email'>,
): Omit<EncryptedPerson, 'personEncrypted'> {
  return {
    contactMark: encryption.mark('phone', contact),
    emailMark: email === null ? null : encryption.mark('email', email.toLowerCase()),
  };
}

/** Stands for a person whose value is damaged. */
export const unreadablePerson: PersonDetails = {
  firstName: '[can’t be read]',
  lastName: '',
  contact: '',
  email: null,
};

export function decryptPerson(
  encryption: Encryption,
  table: PersonTable,
  { id, personEncrypted }: { id: string; personEncrypted: string },
): PersonDetails {
  const json = encryption.tryDecrypt(personEncrypted, personContext(table, id));
  return json === null ? unreadablePerson : (JSON.parse(json) as PersonDetails);
}

export type Contact = Pick<PersonDetails, 'contact' | 'email'> & { name: string };

/** Replaces `personEncrypted` of a row by the person's full name, number, and address. */
export function decryptContact<Row extends { id: string; personEncrypted: string }>(
  encryption: Encryption,
  table: PersonTable,
  row: Row,
): Omit<Row, 'personEncrypted'> & Contact {
  const { personEncrypted: _encrypted, ...others } = row;
  const person = decryptPerson(encryption, table, row);
  return { ...others, ...toContact(person) };
}

export function toContact({ firstName, lastName, contact, email }: PersonDetails): Contact {
  return { name: `${firstName} ${lastName}`.trim(), contact, email };
}

function personContext(table: PersonTable, id: string): string {
  const name = table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return `${name}.person:${id}`;
}
