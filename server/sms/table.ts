/** The right to one POST /sms, granted by an acknowledged POST /email. */
export type SmsAllowanceTable = {
  /** The message that granted it. */
  message_id: string;
  contact: string;
  /** The office that the message was sent to. */
  region: string;
  granted_at: string;
  expires_at: string;
  used_at: string | null;
};

/** The text-message consent of a phone number. */
export type TextConsentTable = {
  /** Ten digits. */
  contact: string;
  /** The latest consent. Null if only an opt-out is known. */
  consented_at: string | null;
  /** The message that gave the consent. */
  message_id: string | null;
  /** Only START clears an opt-out; a later form does not. */
  opted_out_at: string | null;
};
