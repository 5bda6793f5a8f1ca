/** The file that the office has attached to a request: kept encrypted until its link is over. One for each request. */
export type HelpDeskFileTable = {
  id: string;
  record_id: string;
  /** As the office called it. */
  name: string;
  /** Media type, as found in the content. */
  type: string;
  /** Bytes in clear. */
  size: number;
  /** Encrypted by the vault. */
  bytes_sealed: Uint8Array;
  /** Hash of what opens it. Unique. */
  token_hash: string;
  created_at: string;
  /** Until when it opens; deleted after that. */
  expires_at: string;
  /** The staff member's e-mail. */
  added_by: string;
};
