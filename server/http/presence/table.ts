export type PresenceTable = {
  /** 'thread', 'help-desk', 'job', 'application', 'employee' or 'post'. */
  kind: string;
  subject: string;
  email: string;
  /** Expires then unless renewed by a heartbeat. */
  until: string;
};
