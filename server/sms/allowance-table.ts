/** The right to one POST /sms, earned by an acknowledged POST /email. */
export type SmsAllowanceTable = {
  /** The message that earned it. */
  message_id: string;
  contact: string;
  /** The office that the message went to. */
  region: string;
  granted_at: string;
  expires_at: string;
  used_at: string | null;
};
