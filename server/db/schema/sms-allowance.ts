/** The right to one POST /sms, earned by an acknowledged POST /email. */
export type SmsAllowanceTable = {
  /** The message that earned it. */
  message_id: string;
  contact: string;
  granted_at: string;
  expires_at: string;
  used_at: string | null;
};
