import { actionsOnTwoThreads } from '../contract/audit/constants';
import type { Encryption } from './core/db/encryption/encryption';
import type { PreReleaseUpgrade } from './core/db/migrations/upgrade-pre-release';
import { encryptedColumns } from './encrypted-columns';
import { encryptPrivateDetails, type PrivateDetails } from './features/employees/private-details';

/** What the rows of a database from before the first release become. */
export const preReleaseUpgrade: PreReleaseUpgrade = {
  encryptedColumns,
  converters: {
    field_changes: encryptHistory,
    audit: removeNames,
    threads: (row: object) => ({ ...row, mergedInto: null }),
    consent_ledgers: encryptContact,
    consent_entries: markContact,
    sms_allowances: markContact,
    employees: encryptEmployee,
  },
  complete: () => Promise.resolve(),
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

type OldEmployee = PrivateDetails & { id: string };

function encryptEmployee(
  { privatePhone, privateEmail, certificateNumber, ...row }: OldEmployee,
  encryption: Encryption,
): object {
  const details = { privatePhone, privateEmail, certificateNumber };
  return { ...row, ...encryptPrivateDetails(encryption, row.id, details) };
}
