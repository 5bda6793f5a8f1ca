/** What happened to a help-desk record, and when: its status page shows it. */
export type HelpDeskEventTable = {
  id: string;
  record_id: string;
  at: string;
  /** One of contract/help-desk/event-types.ts. */
  step: string;
  /** E-mail of who did it; null: the caregiver or the clock, or it was not recorded. The status page never shows it. */
  actor: string | null;
  /** To whom it was assigned. */
  detail: string | null;
};
