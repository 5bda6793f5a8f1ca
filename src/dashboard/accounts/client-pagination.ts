import { listPage } from '../../../contract/shared/list-limits';

type Paged<Row> = {
  shown: readonly Row[];
  /** The page shown, which is the last one where a later one is asked for; from 1. */
  page: number;
};

/** One page of rows that are all here. */
export function paged<Row>(rows: readonly Row[], asked: number): Paged<Row> {
  const page = Math.min(asked, Math.max(1, Math.ceil(rows.length / listPage)));
  const from = (page - 1) * listPage;
  return { shown: rows.slice(from, from + listPage), page };
}
