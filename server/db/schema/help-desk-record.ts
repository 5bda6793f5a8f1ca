/** A caregiver's request to the office. */
export type HelpDeskRecordTable = {
  id: string;
  type: string;
  /** 1 when reviewed. */
  reviewed: number;
  created_at: string;
  /** For people: said on the phone, written in mails. Unique. */
  reference: string;
  first_name: string;
  last_name: string;
  /** Ten digits. */
  contact: string;
  email: string | null;
  region: string;
  /** What was asked, as JSON, encrypted by the vault. */
  details_sealed: string;
  /** Hash of what opens the status page. Unique. */
  token_hash: string;
  /** Until when the status page opens. */
  expires_at: string;
};
