declare module '../../core/db/tables' {
  interface Tables {
    dayVisits: DayVisitTable;
  }
}

/** The visits of an account to My day. */
export type DayVisitTable = {
  email: string;
  /** The end of the visit before. */
  since: string;
  /** When it was open last. */
  at: string;
};
