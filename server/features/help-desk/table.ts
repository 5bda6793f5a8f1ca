import type { Generated } from 'kysely';
import type { QueueItem } from '../../../contract/help-desk/queue-schema';
import type { ClientLanguage } from '../../../contract/shared/languages';
import type { EncryptedPerson } from '../../core/db/encryption/person';

declare module '../../core/db/tables' {
  interface Tables {
    helpDesk: HelpDeskRecordTable;
    helpDeskFiles: HelpDeskFileTable;
  }
}

export type HelpDeskRecordTable = Pick<
  QueueItem,
  'id' | 'type' | 'reference' | 'region' | 'assignee' | 'decision'
> &
  EncryptedPerson & {
    /** The number that the search index knows it by. */
    n: Generated<number>;
    reviewed: number;
    /** Of parseTags. */
    tags: Generated<string | null>;
    possibleSpam: number;
    /** Of the page that the form was sent from. */
    language: ClientLanguage | null;
    createdAt: string;
    detailsEncrypted: string;
    tokenHash: string;
    expiresAt: string;
    /** Incremented by each change of state, assignee, decision, or file. */
    version: number;
    changedBy: string | null;
    changedAt: string | null;
    /** Encrypted JSON of the form's answers by field. Null for requests older than this column. */
    answersEncrypted: string | null;
    firstDay: string | null;
    lastDay: string | null;
    /** The employee that the office chose as the sender. */
    employeeId: string | null;
    /** Set by the office when it confirmed who sent the request; without an employee, that the sender is who they say. */
    identifiedBy: string | null;
    identifiedAt: string | null;
  };

/** The file that the office attached to a request, at most one. Stored until its link expires. */
export type HelpDeskFileTable = {
  id: string;
  recordId: string;
  nameEncrypted: string;
  type: string;
  size: number;
  bytesEncrypted: Uint8Array;
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
  addedBy: string;
};
