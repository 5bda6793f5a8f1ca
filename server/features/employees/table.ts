import type { Employee } from '../../../contract/employees/schema';

declare module '../../core/db/tables' {
  interface Tables {
    employees: EmployeeTable;
    employeeChanges: EmployeeChangeTable;
    employeePhotos: EmployeePhotoTable;
  }
}

export type EmployeeTable = Omit<Employee, 'languages' | 'photo'> & {
  /** JSON array of English names. */
  languages: string;
  words: string;
  sortName: string;
  createdAt: string;
};

export type EmployeeChangeTable = {
  id: string;
  employeeId: string;
  version: number;
  at: string;
  byEmail: string;
  field: string;
  fromText: string | null;
  toText: string | null;
};

export type EmployeePhotoTable = {
  id: string;
  employeeId: string;
  bytesEncrypted: Uint8Array;
  createdAt: string;
};
