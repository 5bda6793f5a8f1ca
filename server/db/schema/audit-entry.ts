/** Who looked at or changed what, and when. Never the value itself. */
export type AuditEntryTable = {
  id: string;
  at: string;
  /** The staff member's e-mail. */
  actor: string;
  action: string;
  /** Id of what it was done to: of a thread or a message; of an account its e-mail; of an export the list. */
  subject: string;
  /** What the action alone does not say: to whom a thread was given, what an export held. */
  detail: string | null;
};
