import type { Decision, HelpDeskEventType, HelpDeskType } from '../../contract/help-desk/constants';
import type { HelpDeskMessage } from '../../contract/help-desk/record-schema';
import type { RegionId } from '../../contract/shared/regions';

/** A caregiver's request. */
export type HelpDeskRecordTable = {
  id: string;
  type: HelpDeskType;
  reviewed: number;
  createdAt: string;
  reference: string;
  firstName: string;
  lastName: string;
  contact: string;
  email: string | null;
  region: RegionId;
  detailsSealed: string;
  tokenHash: string;
  expiresAt: string;
  /** Incremented by each change of state, assignee, decision, or file. */
  version: number;
  changedBy: string | null;
  changedAt: string | null;
  assignee: string | null;
  decision: Decision | null;
  /** Encrypted JSON of the form's answers by field. Null for requests older than this column. */
  answersSealed: string | null;
  firstDay: string | null;
  lastDay: string | null;
  words: string;
};

export type HelpDeskEventTable = {
  id: string;
  recordId: string;
  at: string;
  step: HelpDeskEventType;
  /** E-mail of a staff member. Null for the caregiver or housekeeping. Never shown on the status page. */
  actor: string | null;
  /** The assignee, or the id of the message that announces a decision. */
  detail: string | null;
};

/** A reply to the caregiver, a private note, or a notice that announces a step by e-mail. */
export type HelpDeskMessageTable = Omit<HelpDeskMessage, 'to' | 'text'> & {
  recordId: string;
  sentTo: string | null;
  /** Encrypted. Empty for a notice. */
  textSealed: string;
};

/** The file that the office attached to a request, at most one. Stored until its link expires. */
export type HelpDeskFileTable = {
  id: string;
  recordId: string;
  name: string;
  type: string;
  size: number;
  bytesSealed: Uint8Array;
  tokenHash: string;
  createdAt: string;
  expiresAt: string;
  addedBy: string;
};
