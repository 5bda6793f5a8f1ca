/** What a phone number's owner has said about text messages. */
export type TextConsentTable = {
  /** Ten digits. */
  contact: string;
  /** Time of the latest ticked consent; null when only an opt-out is known. */
  consented_at: string | null;
  /** The message that carried it. */
  message_id: string | null;
  /** Time of the opt-out; null while texts are welcome. Only START takes it back, not another form. */
  opted_out_at: string | null;
};
