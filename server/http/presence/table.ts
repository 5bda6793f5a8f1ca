/** That a staff member has something open. */
export type PresenceTable = {
  /** 'thread', 'help-desk', 'job', 'application', 'employee' or 'post'. */
  kind: string;
  /** Its id. */
  subject: string;
  /** The staff member's. */
  email: string;
  /** When it no longer counts, unless they say so again. */
  until: string;
};
