/** One visitor: the same phone number and the same name. */
export type ThreadTable = {
  id: string;
  person_key: string;
  first_name: string;
  last_name: string;
  /** From the first message. Later addresses stay with their messages. */
  email: string | null;
  contact: string;
  region: string;
  created_at: string;
  active_at: string;
  status: string;
  assignee: string | null;
  /** Incremented by each change of status or assignee. */
  version: number;
  /** The staff member who made that change. Null if the visitor did, by writing again. */
  changed_by: string | null;
  /** Changes whenever anything that the office sees of the thread changes. */
  revision: string;
  /** The thread that shows this thread's messages since a merge. */
  merged_into: string | null;
  merge_memory: string | null;
};

export type MessageTable = {
  id: string;
  thread_id: string;
  at: string;
  channel: string;
  direction: string;
  /** Encrypted. Never contains a date of birth or a Medicaid number. */
  text_sealed: string;
  author: string | null;
  delivery: string;
  /** The provider's code for a failed text. 0 if it gave none; null if the carrier did not report. */
  carrier_code: number | null;
  /** The address given in a form, or the recipient of an outgoing e-mail. */
  email: string | null;
  /** The recipient of an outgoing text: ten digits. */
  number: string | null;
  intent: string | null;
  /** Encrypted JSON list of {label, value}: other form fields, or why an e-mail bounced. */
  details_sealed: string | null;
};

/** A benefit card. */
export type AttachmentTable = {
  id: string;
  message_id: string;
  type: string;
  size: number;
  bytes_sealed: Uint8Array;
  created_at: string;
  keep_until: string;
};

/** Maps the token in a reply address to its thread. */
export type ReplyAddressTable = {
  /** A keyed hash, so that the database alone reveals no address. Unique. */
  token_mark: string;
  thread_id: string;
};

export type ReplyTemplateTable = {
  id: string;
  name: string;
  channel: string;
  /** Null for every region. */
  region: string | null;
  body: string;
  version: number;
  /** E-mail of a staff member. Null if the template came with the product. */
  changed_by: string | null;
};
