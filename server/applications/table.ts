export type ApplicationTable = {
  id: string;
  /** Slug of the job. */
  job: string;
  /** Title at the time of the application. */
  jobTitle: string;
  region: string;
  firstName: string;
  lastName: string;
  /** Ten digits. */
  contact: string;
  email: string | null;
  /** 1: has the certificate. */
  certified: number;
  /** Languages, availability, and note as encrypted JSON. */
  detailsSealed: string;
  createdAt: string;
  /** 'new', 'reviewing', … */
  stage: string;
  version: number;
  /** E-mail of the staff member who set the stage. */
  changedBy: string | null;
  /** Search text, normalized. */
  words: string;
  /** Last name and first name, normalized. */
  sortName: string;
};

/** A change of stage or a note. */
export type ApplicationEntryTable = {
  id: string;
  applicationId: string;
  at: string;
  byEmail: string;
  /** Null for a note. */
  stage: string | null;
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
