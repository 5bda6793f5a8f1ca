/** Somebody who works, or has worked, for the agency. Days are YYYY-MM-DD. */
export type EmployeeTable = {
  id: string;
  first_name: string;
  last_name: string;
  title: string;
  region: string;
  /** Ten digits. */
  work_phone: string | null;
  work_email: string | null;
  /** Ten digits. */
  private_phone: string;
  private_email: string | null;
  /** JSON: their English names. */
  languages: string;
  hired_on: string;
  certificate_number: string | null;
  certificate_expires: string | null;
  /** 'active', 'on-leave' or 'left'. */
  status: string;
  left_on: string | null;
  /** What it is found by, folded. */
  words: string;
  /** What the list is in order of: last name, first name, folded. */
  sort_name: string;
  version: number;
  created_at: string;
  /** The staff member's e-mail. */
  changed_by: string;
  changed_at: string;
};

/** One change of an employee: a field's, or that somebody was added or had their photo changed. */
export type EmployeeChangeTable = {
  id: string;
  employee_id: string;
  /** The version that came of it. */
  version: number;
  at: string;
  by_email: string;
  field: string;
  from_text: string | null;
  to_text: string | null;
};

/** The photo of an employee, sealed. One for each. */
export type EmployeePhotoTable = {
  /** Another photo has another one. */
  id: string;
  employee_id: string;
  /** WebP. */
  bytes_sealed: Uint8Array;
  created_at: string;
};
