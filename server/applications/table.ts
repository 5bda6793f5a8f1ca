/** An application for a job. */
export type JobApplicationTable = {
  id: string;
  /** Slug of the job. */
  job: string;
  /** As it was called then: jobs come and go. */
  job_title: string;
  region: string;
  first_name: string;
  last_name: string;
  /** Ten digits. */
  contact: string;
  email: string | null;
  /** 1 when the applicant has the certificate. */
  certified: number;
  /** Languages, availability and note as JSON, encrypted by the vault. */
  details_sealed: string;
  created_at: string;
  /** How far the office has come with it: 'new' … */
  stage: string;
  version: number;
  /** The staff member who set the stage; null: nobody yet. */
  changed_by: string | null;
  /** What it is found by, and what the list is in order of, folded. */
  words: string;
  sort_name: string;
};
