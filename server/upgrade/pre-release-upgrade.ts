import { actionsOnTwoThreads } from '../../contract/audit/constants';
import type { Encryption } from '../core/db/encryption/encryption';
import { encryptPerson, type PersonDetails, type PersonTable } from '../core/db/encryption/person';
import type { PreReleaseUpgrade } from '../core/db/migrations/upgrade-pre-release';
import { encryptedColumns } from '../encrypted-columns';
import { encryptPrivateDetails } from '../features/employees/private-details';
import { fileNameContext } from '../features/help-desk/records/queries';
import { encryptChecked, type CheckedPerson } from '../features/inbox/disclosures/queries';
import { encryptAddresses } from '../services/messages/queries';
import type { MessageAddresses } from '../services/messages/table';
import { indexAllRecords } from './record-index-queries';

/** What the rows of a database from before the first release become. */
export const preReleaseUpgrade: PreReleaseUpgrade = {
  encryptedColumns,
  converters: {
    field_changes: encryptHistory,
    audit: removeNames,
    threads: convertThread,
    messages: encryptMessage,
    eligibility_checks: encryptCheck,
    consent_ledgers: encryptContact,
    consent_entries: markContact,
    sms_allowances: markContact,
    help_desk: (row: OldPerson, encryption) => encryptPersonOf('help_desk', row, encryption),
    help_desk_files: encryptFileName,
    employees: encryptEmployee,
    job_applications: (row: OldPerson, encryption) =>
      encryptPersonOf('job_applications', row, encryption),
  },
  complete: indexAllRecords,
};

type OldFieldChange = {
  id: string;
  kind: string;
  fromText: string | null;
  toText: string | null;
};

/** The history of a job is public. */
function encryptHistory(row: OldFieldChange, encryption: Encryption): object {
  const { id, kind, fromText: from, toText: to } = row;
  if (kind !== 'employee' || (from === null && to === null)) return row;
  const json = JSON.stringify({ from, to });
  const valuesEncrypted = encryption.encrypt(json, `field_changes.values:${id}`);
  return { ...row, fromText: null, toText: null, valuesEncrypted };
}

type OldThread = PersonDetails & { id: string; personKey: string; revision: string };

/** It gets what it was merged into when that thread is there. */
function convertThread(row: OldThread, encryption: Encryption): object {
  const { firstName, lastName, contact, email, personKey, revision: _revision, ...rest } = row;
  const person = { firstName, lastName, contact, email };
  return {
    ...rest,
    mergedInto: null,
    personMark: encryption.mark('person', personKey),
    ...encryptPerson(encryption, 'threads', row.id, person),
  };
}

function encryptMessage(
  { email, replyTo, number, ...row }: MessageAddresses & { id: string },
  encryption: Encryption,
): object {
  const addresses = { email, replyTo, number };
  return { ...row, addressesEncrypted: encryptAddresses(encryption, row.id, addresses) };
}

function encryptCheck(
  { firstName, lastName, email, contact, time, ...row }: CheckedPerson & { messageId: string },
  encryption: Encryption,
): object {
  const person = { firstName, lastName, email, contact, time };
  return { ...row, personEncrypted: encryptChecked(encryption, row.messageId, person) };
}

type OldPerson = PersonDetails & { id: string; words: string; sortName?: string };

function encryptPersonOf(table: PersonTable, row: OldPerson, encryption: Encryption): object {
  const { firstName, lastName, contact, email, words: _words, sortName: _sortName, ...rest } = row;
  const person = { firstName, lastName, contact, email };
  return { ...rest, ...encryptPerson(encryption, table, row.id, person) };
}

function encryptFileName(
  { name, ...row }: { id: string; name: string },
  encryption: Encryption,
): object {
  return { ...row, nameEncrypted: encryption.encrypt(name, fileNameContext(row.id)) };
}

/** They had the name of the other thread, which is not looked for. */
function removeNames(row: { action: string; detail: string | null }): object {
  return actionsOnTwoThreads.includes(row.action) ? { ...row, detail: null } : row;
}

function markContact({ contact, ...row }: { contact: string }, encryption: Encryption): object {
  return { ...row, contactMark: encryption.mark('phone', contact) };
}

function encryptContact({ contact, ...row }: { contact: string }, encryption: Encryption): object {
  const contactMark = encryption.mark('phone', contact);
  const context = `consent_ledgers.contact:${contactMark}`;
  return { ...row, contactMark, contactEncrypted: encryption.encrypt(contact, context) };
}

type OldEmployee = Parameters<typeof encryptPrivateDetails>[2] & { id: string; words: string };

function encryptEmployee(
  { privatePhone, privateEmail, certificateNumber, words: _, ...row }: OldEmployee,
  encryption: Encryption,
): object {
  const details = { privatePhone, privateEmail, certificateNumber };
  return { ...row, ...encryptPrivateDetails(encryption, row.id, details) };
}
