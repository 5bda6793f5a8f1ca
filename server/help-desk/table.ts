/** A caregiver's request. */
export type HelpDeskRecordTable = {
  id: string;
  type: string;
  reviewed: number;
  created_at: string;
  reference: string;
  first_name: string;
  last_name: string;
  contact: string;
  email: string | null;
  region: string;
  details_sealed: string;
  token_hash: string;
  expires_at: string;
  /** Incremented by each change of state, assignee, decision, or file. */
  version: number;
  changed_by: string | null;
  changed_at: string | null;
  assignee: string | null;
  decision: string | null;
  /** Encrypted JSON of the form's answers by field. Null for requests older than this column. */
  answers_sealed: string | null;
  first_day: string | null;
  last_day: string | null;
  words: string;
};

export type HelpDeskEventTable = {
  id: string;
  record_id: string;
  at: string;
  step: string;
  /** E-mail of a staff member. Null for the caregiver or housekeeping. Never shown on the status page. */
  actor: string | null;
  /** The assignee, or the id of the message that announces a decision. */
  detail: string | null;
};

/** A reply to the caregiver, a private note, or a notice that announces a step by e-mail. */
export type HelpDeskMessageTable = {
  id: string;
  record_id: string;
  at: string;
  kind: string;
  author: string;
  /** 'email', 'sms', or 'page'. Null for a note. */
  channel: string | null;
  sent_to: string | null;
  /** Encrypted. Empty for a notice. */
  text_sealed: string;
  delivery: string;
  problem: string | null;
};

/** The file that the office attached to a request, at most one. Stored until its link expires. */
export type HelpDeskFileTable = {
  id: string;
  record_id: string;
  name: string;
  type: string;
  size: number;
  bytes_sealed: Uint8Array;
  token_hash: string;
  created_at: string;
  expires_at: string;
  added_by: string;
};
