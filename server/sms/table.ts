/** The right to one POST /sms, granted by an acknowledged POST /email. */
export type SmsAllowanceTable = {
  message_id: string;
  contact: string;
  region: string;
  granted_at: string;
  expires_at: string;
  used_at: string | null;
};

/** The text-message consent of a phone number. */
export type TextConsentTable = {
  contact: string;
  /** The latest consent. Null if only an opt-out is known. */
  consented_at: string | null;
  message_id: string | null;
  /** Only START clears an opt-out; a later form does not. */
  opted_out_at: string | null;
};
