/** The answers of an eligibility check, which belongs to one message. */
export type EligibilityCheckTable = {
  message_id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  contact: string;
  time: string;
  /** Encrypted. */
  dob_sealed: string;
  /** Encrypted. */
  medicate_sealed: string | null;
  /** 1 if text messages are allowed. */
  consent: number;
};
