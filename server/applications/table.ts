export type ApplicationTable = {
  id: string;
  /** Slug of the job. */
  job: string;
  /** Title at the time of the application. */
  job_title: string;
  region: string;
  first_name: string;
  last_name: string;
  /** Ten digits. */
  contact: string;
  email: string | null;
  /** 1: has the certificate. */
  certified: number;
  /** Languages, availability, and note as encrypted JSON. */
  details_sealed: string;
  created_at: string;
  /** 'new', 'reviewing', … */
  stage: string;
  version: number;
  /** E-mail of the staff member who set the stage. */
  changed_by: string | null;
  /** Search text, normalized. */
  words: string;
  /** Last name and first name, normalized. */
  sort_name: string;
};

/** A change of stage or a note. */
export type ApplicationEntryTable = {
  id: string;
  application_id: string;
  at: string;
  by_email: string;
  /** Null for a note. */
  stage: string | null;
  /** Encrypted. Null for a stage. */
  note_sealed: string | null;
};

export type ResumeTable = {
  id: string;
  application_id: string;
  /** Media type, detected from the content. */
  type: string;
  /** Bytes before encryption. */
  size: number;
  bytes_sealed: Uint8Array;
  created_at: string;
  /** Deleted after this time. */
  keep_until: string;
};
