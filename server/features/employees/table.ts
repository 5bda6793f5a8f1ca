import type { Employee } from '../../../contract/employees/schema';

declare module '../../core/db/tables' {
  interface Tables {
    employees: EmployeeTable;
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

export type EmployeePhotoTable = {
  id: string;
  employeeId: string;
  bytesEncrypted: Uint8Array;
  createdAt: string;
};
