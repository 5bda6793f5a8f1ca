/** A caregiver's request to the office. */
export type HelpDeskRecordTable = {
  id: string;
  type: string;
  /** 1 when reviewed. */
  reviewed: number;
  created_at: string;
};
