import { useEffect, type ReactNode } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { pageSize } from '../../../../contract/shared/list-limits';
import type { ListPage } from '../../api/swr-hooks';
import { selectedRowStyle } from '../table/table.styles';
import { DataTable, type Column, type TableSelection } from '../table/data-table';
import { ListBody, ListCount } from './list-body';
import { Pagination } from './pagination';

type ListResponse<Row> = {
  items: readonly Row[];
  total: number;
  /** For a list with a default filter: true if there are rows without it. */
  hasAny?: boolean;
};

type Changes<SortKey> = { page?: number; sort?: SortKey; isReversed?: boolean };

type PagedListProps<Response extends ListResponse<Row>, Row, SortKey extends string> = {
  page: ListPage<Response>;
  listState: {
    state: Changes<SortKey> & { page: number };
    getUrl: (changes: Changes<SortKey>) => string;
    update: (changes: { page: number }) => void;
    isFiltered: boolean;
  };
  caption: string;
  /** '1 entry', '2 entries'; `many` only if it isn't `one` with an s. */
  one: string;
  many?: string;
  columns: readonly Column<Row>[];
  getRowUrl?: (row: Row) => string;
  getRowStyle?: (row: Row) => SerializedStyles | false;
  openId?: string | null;
  otherSorts?: Partial<Record<SortKey, string>>;
  selection?: TableSelection<Row> | undefined;
  /** Shown if the list has no rows yet; without it, noMatch is. */
  noRows?: ReactNode;
  noMatch: (data: Response) => ReactNode;
  children?: (data: Response) => ReactNode;
};

/** One page of a list, with its count and the links to other pages. */
export function PagedList<
  Response extends ListResponse<Row>,
  Row extends { id: string } = Response['items'][number] & { id: string },
  SortKey extends string = never,
>(props: PagedListProps<Response, Row, SortKey>) {
  const { page, openId = null, getRowStyle, noRows, noMatch, children } = props;
  const { state, getUrl, update, isFiltered } = props.listState;

  const lastPage =
    page.isStale || page.data === undefined
      ? state.page
      : Math.max(1, Math.ceil(page.data.total / pageSize));
  useEffect(() => {
    if (state.page > lastPage) update({ page: lastPage });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `update` is new with each render
  }, [state.page, lastPage]);

  return (
    <ListBody page={page}>
      {(data) => {
        const isEmpty = data.items.length === 0;
        const hasNoRowsYet =
          noRows !== undefined &&
          data.total === 0 &&
          !isFiltered &&
          !page.isStale &&
          data.hasAny !== true;
        return (
          <>
            <ListCount total={hasNoRowsYet ? null : data.total} one={props.one} many={props.many} />
            {isEmpty && (hasNoRowsYet ? noRows : noMatch(data))}
            {!isEmpty && (
              <DataTable
                caption={props.caption}
                columns={props.columns}
                selection={props.selection}
                getRowUrl={props.getRowUrl}
                rows={data.items}
                getRowId={({ id }) => id}
                getRowStyle={(row) =>
                  css(row.id === openId && selectedRowStyle, getRowStyle?.(row))
                }
                sort={
                  state.sort === undefined
                    ? undefined
                    : {
                        key: state.sort,
                        isReversed: state.isReversed === true,
                        getUrl,
                        others: props.otherSorts,
                      }
                }
                isStale={page.isStale}
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
        );
      }}
    </ListBody>
  );
}
