import type { Generated } from 'kysely';
import type { Application } from '../../../contract/applications/schema';
import type { EncryptedPerson } from '../../core/db/encryption/person';

declare module '../../core/db/tables' {
  interface Tables {
    jobApplications: ApplicationTable;
    resumes: ResumeTable;
  }
}

export type ApplicationTable = Omit<
  Application,
  'at' | 'name' | 'contact' | 'email' | 'certified' | 'possibleSpam' | 'resume' | 'followUp'
> &
  EncryptedPerson & {
    /** The number that the search index knows it by. */
    n: Generated<number>;
    certified: number;
    possibleSpam: number;
    /** Languages, availability, and note as encrypted JSON. */
    detailsEncrypted: string;
    createdAt: string;
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
