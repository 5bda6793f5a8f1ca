/** What happened to a help-desk record, and when: its status page shows it. */
export type HelpDeskEventTable = {
  id: string;
  record_id: string;
  at: string;
  /** received, reviewed or reopened. */
  step: string;
};
