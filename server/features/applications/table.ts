import type { Application } from '../../../contract/applications/schema';

declare module '../../core/db/tables' {
  interface Tables {
    jobApplications: ApplicationTable;
    resumes: ResumeTable;
  }
}

export type ApplicationTable = Omit<
  Application,
  'at' | 'name' | 'certified' | 'possibleSpam' | 'resume'
> & {
  firstName: string;
  lastName: string;
  certified: number;
  possibleSpam: number;
  /** Languages, availability, and note as encrypted JSON. */
  detailsEncrypted: string;
  createdAt: string;
  words: string;
  sortName: string;
};

export type ResumeTable = {
  id: string;
  applicationId: string;
  /** Media type, detected from the content. */
  type: string;
  size: number;
  bytesEncrypted: Uint8Array;
  createdAt: string;
  keepUntil: string;
};
