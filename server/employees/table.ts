/** Dates are YYYY-MM-DD; phone numbers are ten digits. */
export type EmployeeTable = {
  id: string;
  firstName: string;
  lastName: string;
  title: string;
  region: string;
  workPhone: string | null;
  workEmail: string | null;
  privatePhone: string;
  privateEmail: string | null;
  /** JSON array of English names. */
  languages: string;
  hiredOn: string;
  certificateNumber: string | null;
  certificateExpires: string | null;
  /** 'active', 'on-leave' or 'left'. */
  status: string;
  leftOn: string | null;
  /** Search text, normalized. */
  words: string;
  /** Last name and first name, normalized. */
  sortName: string;
  version: number;
  createdAt: string;
  /** Staff e-mail. */
  changedBy: string;
  changedAt: string;
};

/** One changed field, or an event such as 'added' or 'photo'. */
export type EmployeeChangeTable = {
  id: string;
  employeeId: string;
  /** Version after the change. */
  version: number;
  at: string;
  byEmail: string;
  field: string;
  fromText: string | null;
  toText: string | null;
};

export type EmployeePhotoTable = {
  /** A new photo gets a new id. */
  id: string;
  /** Unique. */
  employeeId: string;
  /** Encrypted WebP. */
  bytesSealed: Uint8Array;
  createdAt: string;
};
