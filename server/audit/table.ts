/** Who looked at or changed what, and when. Never the value itself. */
export type AuditEntryTable = {
  id: string;
  at: string;
  /** The staff member's e-mail. */
  actor: string;
  action: string;
  /** What kind of thing it was done to (contract/audit/constants.ts). */
  subject_kind: string;
  /** Its id: of an account its e-mail; of a template its name at that time; of an export the list. */
  subject: string;
  /** What the action alone does not say: to whom a thread was given, what an export held. */
  detail: string | null;
};
