export type VisitTable = {
  id: number;
  count: number;
};
