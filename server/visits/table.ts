/** The visitor counter: one row, id 1. */
export type VisitTable = {
  id: number;
  count: number;
};
