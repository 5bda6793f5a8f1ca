export type EligibilityCheckTable = {
  message_id: string;
  first_name: string;
  last_name: string;
  email: string | null;
  contact: string;
  time: string;
  dob_sealed: string;
  medicate_sealed: string | null;
  /** 1 if text messages are allowed. */
  consent: number;
};
