/** One message of a thread, in or out, over whatever channel. */
export type MessageTable = {
  id: string;
  thread_id: string;
  at: string;
  channel: string;
  direction: string;
  /** Encrypted by the vault. Never a date of birth or a Medicaid number. */
  text_sealed: string;
  /** The staff member's e-mail, of an answer. */
  author: string | null;
  delivery: string;
  /** Of a text that has failed, the provider's code for why, 0 where it gave none; null: it came to no answer of theirs. */
  carrier_code: number | null;
  /** The address a form gave; of an e-mail from the office, where it went. */
  email: string | null;
  /** Of a text from the office, where it went: ten digits. */
  number: string | null;
  /** Of a text that asks something of the texting itself: 'stop', 'start' or 'help'; null: an ordinary message. */
  intent: string | null;
  /** JSON, encrypted by the vault: what a form said beside its text, a list of {label, value}; null when there is none. */
  details_sealed: string | null;
};
