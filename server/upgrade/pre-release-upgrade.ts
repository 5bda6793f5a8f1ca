import { actionsOnTwoThreads } from '../../contract/audit/constants';
import type { Encryption } from '../core/db/encryption/encryption';
import { encryptPerson, type PersonDetails, type PersonTable } from '../core/db/encryption/person';
import type { PreReleaseUpgrade } from '../core/db/migrations/upgrade-pre-release';
import { encryptedColumns } from '../encrypted-columns';
import { encryptPrivateDetails } from '../features/employees/private-details';

import { fileNameContext } from '../features/help-desk/records/queries';
import { indexAllRecords } from './record-index-queries';

/** What the rows of a database from before the first release become. */
export const preReleaseUpgrade: PreReleaseUpgrade = {
  encryptedColumns,
  converters: {
    field_changes: encryptHistory,
    audit: removeNames,
    threads: convertThread,
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

/** It gets what it was merged into when that thread is there. */
function convertThread({ revision: _, ...row }: { revision: string }): object {
  return { ...row, mergedInto: null };
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
