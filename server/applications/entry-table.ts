/** One thing that the office did with an application: it set the stage, or kept a note. */
export type JobApplicationEntryTable = {
  id: string;
  application_id: string;
  at: string;
  by_email: string;
  /** Null: of a note. */
  stage: string | null;
  /** Encrypted by the vault. Null: of a stage. */
  note_sealed: string | null;
};
