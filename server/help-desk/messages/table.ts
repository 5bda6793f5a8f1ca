/** What the office wrote about a request: an answer to the caregiver, a note for itself, or an e-mail that tells of a step. */
export type HelpDeskMessageTable = {
  id: string;
  record_id: string;
  at: string;
  /** 'reply', 'note' or 'notice'. */
  kind: string;
  /** The staff member's e-mail. */
  author: string;
  /** 'email', 'sms' or 'page'; null of a note. */
  channel: string | null;
  /** Where an answer was sent: the address, or ten digits. */
  sent_to: string | null;
  /** Encrypted by the vault; of a notice the empty text: its step says what it tells. */
  text_sealed: string;
  delivery: string;
  /** Why an answer was not delivered, in words. */
  problem: string | null;
};
