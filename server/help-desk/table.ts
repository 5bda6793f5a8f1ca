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
  /** Grows with each change of state, assignee, decision or file. */
  version: number;
  /** E-mail of who changed it last; null: nobody yet. */
  changed_by: string | null;
  changed_at: string | null;
  /** E-mail of the staff member who has it; null: nobody. */
  assignee: string | null;
  /** Of time off: 'approved', 'declined' or null. */
  decision: string | null;
  /** JSON of the form's checked answers by field, encrypted by the vault; null: filed before they were kept. */
  answers_sealed: string | null;
  /** Of time off, YYYY-MM-DD: the calendar looks for them. */
  first_day: string | null;
  last_day: string | null;
  /** What it is found by: see wordsOfRequest. */
  words: string;
};
