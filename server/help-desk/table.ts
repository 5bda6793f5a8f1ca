/** A caregiver's request. */
export type HelpDeskRecordTable = {
  id: string;
  type: string;
  /** 1 if reviewed. */
  reviewed: number;
  created_at: string;
  /** For phone calls and e-mails. Unique. */
  reference: string;
  first_name: string;
  last_name: string;
  /** Ten digits. */
  contact: string;
  email: string | null;
  region: string;
  /** Encrypted JSON. */
  details_sealed: string;
  /** Hash of the token that opens the status page. Unique. */
  token_hash: string;
  /** The status page works until then. */
  expires_at: string;
  /** Incremented by each change of state, assignee, decision, or file. */
  version: number;
  /** E-mail of the staff member who last changed it. */
  changed_by: string | null;
  changed_at: string | null;
  /** E-mail of a staff member. */
  assignee: string | null;
  /** 'approved' or 'declined', for time off. */
  decision: string | null;
  /** Encrypted JSON of the form's answers by field. Null for requests older than this column. */
  answers_sealed: string | null;
  /** YYYY-MM-DD, for time off. */
  first_day: string | null;
  last_day: string | null;
  /** See wordsOfRequest. */
  words: string;
};

export type HelpDeskEventTable = {
  id: string;
  record_id: string;
  at: string;
  /** One of contract/help-desk/event-types.ts. */
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
  /** 'reply', 'note', or 'notice'. */
  kind: string;
  /** E-mail of the staff member. */
  author: string;
  /** 'email', 'sms', or 'page'. Null for a note. */
  channel: string | null;
  /** An e-mail address or ten digits. */
  sent_to: string | null;
  /** Encrypted. Empty for a notice. */
  text_sealed: string;
  delivery: string;
  /** Why it was not delivered, for the office. */
  problem: string | null;
};

/** The file that the office attached to a request, at most one. Stored until its link expires. */
export type HelpDeskFileTable = {
  id: string;
  record_id: string;
  name: string;
  /** Media type, detected from the content. */
  type: string;
  /** In bytes, before encryption. */
  size: number;
  bytes_sealed: Uint8Array;
  /** Hash of the token that opens it. Unique. */
  token_hash: string;
  created_at: string;
  expires_at: string;
  /** E-mail of the staff member. */
  added_by: string;
};
