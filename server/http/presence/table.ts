/** A staff member has a record open. */
export type PresenceTable = {
  /** 'thread', 'help-desk', 'job', 'application', 'employee' or 'post'. */
  kind: string;
  /** Id of the record. */
  subject: string;
  /** Of the staff member. */
  email: string;
  /** Expires then unless renewed by a heartbeat. */
  until: string;
};
