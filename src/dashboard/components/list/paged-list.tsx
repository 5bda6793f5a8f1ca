import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { pageSize } from '../../../../contract/shared/list-limits';
import type { ListPage } from '../../api/use-list-page';
import { selectedRowStyle } from '../../hooks/list/row-links';
import { DataTable, type Column } from '../table/data-table';
import { ListBody } from './list-body';
import { ListCount } from './list-count';
import { Pagination } from './pagination';

type ListResponse<Row> = {
  items: readonly Row[];
  total: number;
  /** For a list with a default filter: whether there are any rows without it. */
  anybody?: boolean;
};

type ListUrl<SortKey extends string> = {
  state: { page: number; sort?: SortKey; down?: boolean };
  getUrl: (changes: { page?: number; sort?: SortKey; down?: boolean }) => string;
  update: (changes: { page: number }) => void;
  isFiltered: boolean;
};

type PagedListProps<Response extends ListResponse<Row>, Row, SortKey extends string> = {
  page: ListPage<Response>;
  listState: ListUrl<SortKey>;
  caption: string;
  /** '1 job', '2 jobs' */
  one: string;
  many: string;
  columns: readonly Column<Row>[];
  getRowUrl?: (row: Row) => string;
  getRowStyle?: (row: Row) => SerializedStyles | false;
  openId?: string | null;
  otherSorts?: Partial<Record<SortKey, string>>;
  selection?: ComponentProps<typeof DataTable<Row>>['selection'];
  /** Shown if there are no rows at all; left out: noMatch is. */
  noRows?: ReactNode;
  noMatch: (data: Response) => ReactNode;
  children?: (data: Response) => ReactNode;
};

export function PagedList<
  Response extends ListResponse<Row>,
  Row extends { id: string } = Response['items'][number] & { id: string },
  SortKey extends string = never,
>(props: PagedListProps<Response, Row, SortKey>) {
  const { page, listState, one, many, openId = null, getRowStyle, otherSorts, children } = props;
  const { caption, columns, getRowUrl, selection, noRows, noMatch } = props;
  const { state, getUrl, update, isFiltered } = listState;

  const lastPage =
    page.isOld || page.data === undefined
      ? state.page
      : Math.max(1, Math.ceil(page.data.total / pageSize));
  useEffect(() => {
    if (state.page > lastPage) update({ page: lastPage });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `change` is new with each render
  }, [state.page, lastPage]);

  const hasNoRowsYet = ({ total, anybody = false }: Response) =>
    noRows !== undefined && total === 0 && !isFiltered && !page.isOld && !anybody;
  return (
    <ListBody page={page}>
      {(data) => (
        <>
          <ListCount total={hasNoRowsYet(data) ? null : data.total} {...{ one, many }} />
          {data.items.length === 0 ? (
            hasNoRowsYet(data) ? (
              noRows
            ) : (
              noMatch(data)
            )
          ) : (
            <DataTable
              {...{ caption, columns, selection: selection }}
              {...(getRowUrl && { getRowUrl: getRowUrl })}
              rows={data.items}
              getRowId={({ id }) => id}
              getRowStyle={(row) => css(row.id === openId && selectedRowStyle, getRowStyle?.(row))}
              {...(state.sort !== undefined && {
                sort: {
                  key: state.sort,
                  isReversed: state.down === true,
                  getUrl: getUrl,
                  ...(otherSorts && { others: otherSorts }),
                },
              })}
              isStale={page.isOld}
            />
          )}
          <Pagination
            page={state.page}
            pageSize={pageSize}
            total={data.total}
            getUrl={(to) => getUrl({ page: to })}
          />
          {children?.(data)}
        </>
      )}
    </ListBody>
  );
}
