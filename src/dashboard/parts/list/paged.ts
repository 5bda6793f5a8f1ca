/** Rows on one page of a list that is whole in the browser. */
export const pageSize = 50;

type Paged<Row> = {
  shown: readonly Row[];
  /** The page shown, which is the last one where a later one is asked for; from 1. */
  page: number;
};

/** One page of rows that are all here. */
export function paged<Row>(rows: readonly Row[], asked: number): Paged<Row> {
  const page = Math.min(asked, Math.max(1, Math.ceil(rows.length / pageSize)));
  const from = (page - 1) * pageSize;
  return { shown: rows.slice(from, from + pageSize), page };
}
