import type { Application, ApplicationEntry } from '../../contract/applications/schema';

/** The columns of an application, and those below. */
export type ApplicationTable = Omit<Application, 'at' | 'name' | 'certified' | 'resume'> & {
  firstName: string;
  lastName: string;
  /** 1: has the certificate. */
  certified: number;
  /** Languages, availability, and note as encrypted JSON. */
  detailsSealed: string;
  createdAt: string;
  /** Search text, normalized. */
  words: string;
  /** Last name and first name, normalized. */
  sortName: string;
};

/** A change of stage or a note. */
export type ApplicationEntryTable = Omit<ApplicationEntry, 'by' | 'note'> & {
  applicationId: string;
  byEmail: string;
  /** Encrypted. Null for a stage. */
  noteSealed: string | null;
};

export type ResumeTable = {
  id: string;
  applicationId: string;
  /** Media type, detected from the content. */
  type: string;
  /** Bytes before encryption. */
  size: number;
  bytesSealed: Uint8Array;
  createdAt: string;
  /** Deleted after this time. */
  keepUntil: string;
};
