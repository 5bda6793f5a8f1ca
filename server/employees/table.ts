import type { Employee } from '../../contract/employees/schema';

/** The columns of an employee, and those below. */
export type EmployeeTable = Omit<Employee, 'languages' | 'photo'> & {
  /** JSON array of English names. */
  languages: string;
  /** Search text, normalized. */
  words: string;
  /** Last name and first name, normalized. */
  sortName: string;
  createdAt: string;
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
