import type { DraftKind } from '../../../contract/drafts/constants';

declare module '../../core/db/tables' {
  interface Tables {
    drafts: DraftTable;
  }
}

/** Unsent text of one account. The primary key is its email and the key of the draft. */
export type DraftTable = {
  email: string;
  key: string;
  kind: DraftKind;
  /** The id of the record, or 'new'. */
  subject: string;
  /** A UUID that changes with every save. */
  revision: string;
  /** Encrypted JSON. */
  contentEncrypted: string;
  savedAt: string;
};
