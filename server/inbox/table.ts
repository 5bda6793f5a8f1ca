/** One visitor: the same phone number and the same name. */
export type ThreadTable = {
  id: string;
  personKey: string;
  firstName: string;
  lastName: string;
  /** From the first message. Later addresses stay with their messages. */
  email: string | null;
  contact: string;
  region: string;
  createdAt: string;
  activeAt: string;
  status: string;
  assignee: string | null;
  /** Incremented by each change of status or assignee. */
  version: number;
  /** The staff member who made that change. Null if the visitor did, by writing again. */
  changedBy: string | null;
  /** Changes whenever anything that the office sees of the thread changes. */
  revision: string;
  /** The thread that shows this thread's messages since a merge. */
  mergedInto: string | null;
  mergeMemory: string | null;
};

export type MessageTable = {
  id: string;
  threadId: string;
  at: string;
  channel: string;
  direction: string;
  /** Encrypted. Never contains a date of birth or a Medicaid number. */
  textSealed: string;
  author: string | null;
  delivery: string;
  /** The provider's code for a failed text. 0 if it gave none; null if the carrier did not report. */
  carrierCode: number | null;
  /** The address given in a form, or the recipient of an outgoing e-mail. */
  email: string | null;
  /** The recipient of an outgoing text: ten digits. */
  number: string | null;
  intent: string | null;
  /** Encrypted JSON list of {label, value}: other form fields, or why an e-mail bounced. */
  detailsSealed: string | null;
};

/** A benefit card. */
export type AttachmentTable = {
  id: string;
  messageId: string;
  type: string;
  size: number;
  bytesSealed: Uint8Array;
  createdAt: string;
  keepUntil: string;
};

/** Maps the token in a reply address to its thread. */
export type ReplyAddressTable = {
  /** A keyed hash, so that the database alone reveals no address. Unique. */
  tokenMark: string;
  threadId: string;
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
  changedBy: string | null;
};
