import type { FollowUpKind } from '../../../contract/follow-ups/constants';

declare module '../../core/db/tables' {
  interface Tables {
    followUps: FollowUpTable;
  }
}

/** The next follow-up of a record. The row stays after it was done, for its version. */
export type FollowUpTable = {
  /** Of the record. */
  id: string;
  kind: FollowUpKind;
  version: number;
  changedBy: string;
  /** Null, as what follows, if there is none anymore. */
  dueAt: string | null;
  owner: string | null;
  textEncrypted: string | null;
};
