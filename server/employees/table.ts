/** Dates are YYYY-MM-DD; phone numbers are ten digits. */
export type EmployeeTable = {
  id: string;
  first_name: string;
  last_name: string;
  title: string;
  region: string;
  work_phone: string | null;
  work_email: string | null;
  private_phone: string;
  private_email: string | null;
  /** JSON array of English names. */
  languages: string;
  hired_on: string;
  certificate_number: string | null;
  certificate_expires: string | null;
  /** 'active', 'on-leave' or 'left'. */
  status: string;
  left_on: string | null;
  /** Search text, normalized. */
  words: string;
  /** Last name and first name, normalized. */
  sort_name: string;
  version: number;
  created_at: string;
  /** Staff e-mail. */
  changed_by: string;
  changed_at: string;
};

/** One changed field, or an event such as 'added' or 'photo'. */
export type EmployeeChangeTable = {
  id: string;
  employee_id: string;
  /** Version after the change. */
  version: number;
  at: string;
  by_email: string;
  field: string;
  from_text: string | null;
  to_text: string | null;
};

export type EmployeePhotoTable = {
  /** A new photo gets a new id. */
  id: string;
  /** Unique. */
  employee_id: string;
  /** Encrypted WebP. */
  bytes_sealed: Uint8Array;
  created_at: string;
};
