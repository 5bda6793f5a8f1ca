import type { Generated } from 'kysely';
import type { Employee } from '../../../contract/employees/schema';
import type { PrivateDetails } from './private-details';

declare module '../../core/db/tables' {
  interface Tables {
    employees: EmployeeTable;
    employeePhotos: EmployeePhotoTable;
  }
}

export type EmployeeTable = Omit<
  Employee,
  'languages' | 'photo' | 'followUp' | keyof PrivateDetails
> & {
  /** Its number in the search index. */
  n: Generated<number>;
  /** JSON array of English names. */
  languages: string;
  /** JSON of PrivateDetails. */
  privateEncrypted: string;
  privatePhoneMark: string;
  privateEmailMark: string | null;
  sortName: string;
  createdAt: string;
};

export type EmployeePhotoTable = {
  id: string;
  employeeId: string;
  bytesEncrypted: Uint8Array;
  createdAt: string;
};
