/** Who looked at or changed what, and when. Never the value itself. */
export type AuditEntryTable = {
  id: string;
  at: string;
  /** The staff member's e-mail. */
  actor: string;
  action: string;
  /** Id of what it was done to. */
  subject: string;
};
