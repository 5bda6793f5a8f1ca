/** What an eligibility check said; belongs to one message. */
export type EligibilityCheckTable = {
  message_id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  contact: string;
  time: string;
  /** Encrypted by the vault. */
  dob_sealed: string;
  /** Encrypted by the vault. */
  medicate_sealed: string | null;
  /** 1 when the consent to text messages was ticked. */
  consent: number;
};
