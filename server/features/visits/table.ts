declare module '../../core/db/tables' {
  interface Tables {
    visits: VisitTable;
  }
}

export type VisitTable = {
  id: number;
  count: number;
};
