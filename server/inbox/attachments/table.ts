/** A benefit card: kept encrypted beside its message, until its time is up. */
export type AttachmentTable = {
  id: string;
  message_id: string;
  /** Media type, as found in the content. */
  type: string;
  /** Bytes in clear. */
  size: number;
  /** Encrypted by the vault. */
  bytes_sealed: Uint8Array;
  created_at: string;
  /** Deleted after this time. */
  keep_until: string;
};
