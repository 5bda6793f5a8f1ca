import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { pageSize } from '../../../../contract/shared/list-limits';
import type { ListPage } from '../../api/use-list-page';
import { openRowStyle } from '../../hooks/list/row-links';
import { DataTable, type Column } from '../table/data-table';
import { ListBody } from './list-body';
import { ListCount } from './list-count';
import { Pager } from './pagination';

type ListResponse<Row> = {
  items: readonly Row[];
  total: number;
  /** For a list with a default filter: whether there are any rows without it. */
  anybody?: boolean;
};

type ListUrl<SortKey extends string> = {
  state: { page: number; sort?: SortKey; down?: boolean };
  addressOf: (changes: { page?: number; sort?: SortKey; down?: boolean }) => string;
  change: (changes: { page: number }) => void;
  isNarrowed: boolean;
};

type PagedListProps<Response extends ListResponse<Row>, Row, SortKey extends string> = {
  page: ListPage<Response>;
  at: ListUrl<SortKey>;
  caption: string;
  /** '1 job', '2 jobs' */
  one: string;
  many: string;
  columns: readonly Column<Row>[];
  linkOf?: (row: Row) => string;
  rowStyle?: (row: Row) => SerializedStyles | false;
  open?: string | null;
  otherSorts?: Partial<Record<SortKey, string>>;
  choice?: ComponentProps<typeof DataTable<Row>>['choice'];
  /** Shown if there are no rows at all; left out: noMatch is. */
  noneYet?: ReactNode;
  noMatch: (data: Response) => ReactNode;
  children?: (data: Response) => ReactNode;
};

export function PagedList<
  Response extends ListResponse<Row>,
  Row extends { id: string } = Response['items'][number] & { id: string },
  SortKey extends string = never,
>(props: PagedListProps<Response, Row, SortKey>) {
  const { page, at, one, many, open: openId = null, rowStyle, otherSorts, children } = props;
  const { caption, columns, linkOf, choice, noneYet, noMatch } = props;
  const { state, addressOf, change, isNarrowed } = at;

  const lastPage =
    page.isOld || page.data === undefined
      ? state.page
      : Math.max(1, Math.ceil(page.data.total / pageSize));
  useEffect(() => {
    if (state.page > lastPage) change({ page: lastPage });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `change` is new with each render
  }, [state.page, lastPage]);

  const hasNoRowsYet = ({ total, anybody = false }: Response) =>
    noneYet !== undefined && total === 0 && !isNarrowed && !page.isOld && !anybody;
  return (
    <ListBody page={page}>
      {(data) => (
        <>
          <ListCount total={hasNoRowsYet(data) ? null : data.total} {...{ one, many }} />
          {data.items.length === 0 ? (
            hasNoRowsYet(data) ? (
              noneYet
            ) : (
              noMatch(data)
            )
          ) : (
            <DataTable
              {...{ caption, columns, choice }}
              {...(linkOf && { linkOf })}
              rows={data.items}
              keyOf={({ id }) => id}
              rowStyle={(row) => css(row.id === openId && openRowStyle, rowStyle?.(row))}
              {...(state.sort !== undefined && {
                sort: {
                  by: state.sort,
                  down: state.down === true,
                  addressOf,
                  ...(otherSorts && { others: otherSorts }),
                },
              })}
              busy={page.isOld}
            />
          )}
          <Pager
            page={state.page}
            pageSize={pageSize}
            total={data.total}
            addressOf={(to) => addressOf({ page: to })}
          />
          {children?.(data)}
        </>
      )}
    </ListBody>
  );
}
