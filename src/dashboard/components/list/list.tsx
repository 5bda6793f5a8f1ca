import { useEffect, type ReactNode, useRef } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { pageSize } from '../../../../contract/shared/list-limits';
import { formatCapped } from '../../../../contract/shared/text/format-number';
import { space } from '../../../theme/tokens';
import type { ListPage } from '../../api/swr-hooks';
import type { OpenRow } from '../../hooks/list/use-open-row';
import { useFocusFallback } from '../../hooks/use-focus';
import { selectedRowStyle } from '../table/table.styles';
import type { TableSelection } from '../../hooks/selection/use-selection';
import { getFollowUpColumns } from '../follow-up/follow-up-fact';
import { getTagColumns } from '../tags/tag-list';
import { DataTable, type Column } from '../table/data-table';
import { SortSelect } from '../table/sorting';
import { ariaLiveStyle } from '../status/messages';
import { LoadError, StaleNotice, TableSkeleton } from '../status/notice';
import { stackStyle, quietStyle } from '../dashboard.styles';
import { ListToolbar, type ListToolbarProps } from './list-toolbar';
import { Pagination } from './pagination';

type ListResponse<Row> = {
  items: readonly Row[];
  total: number;
  isTotalCapped?: boolean;
  /** For a list with a default filter: true if there are rows without it. */
  hasAny?: boolean;
};

type ListedState = { query: string; page: number; sort?: string; isReversed?: boolean };

type ListProps<State, Response extends ListResponse<Row>, Row> = ListToolbarProps<State> & {
  page: ListPage<Response>;
  caption: string;
  /** '1 entry', '2 entries'; `many` only if it isn't `one` with an s. */
  one: string;
  many?: string;
  columns: readonly Column<Row>[];
  openRow?: Pick<OpenRow, 'openId' | 'getRowUrl'>;
  getRowStyle?: (row: Row) => SerializedStyles | false;
  otherSorts?: Readonly<Record<string, string>>;
  selection?: TableSelection<Row> | undefined;
  /** Shown if the list has no rows yet; without it, noMatch is. */
  noRows?: ReactNode;
  noMatch: (data: Response) => ReactNode;
  children?: ReactNode;
  renderFooter?: (data: Response) => ReactNode;
};

export function List<
  State extends ListedState,
  Response extends ListResponse<Row>,
  Row extends { id: string } = Response['items'][number] & { id: string },
>(props: ListProps<State, Response, Row>) {
  const { list, search, filters, exportCall, page, openRow, getRowStyle, noRows, noMatch } = props;
  const { update, isFiltered } = list;
  const { otherSorts: others } = props;
  const items: readonly Row[] = page.data?.items ?? [];
  const columns = [
    ...props.columns,
    // An open record leaves no space.
    ...(openRow?.openId == null ? getFollowUpColumns(items) : []),
  ];
  // After the name, because a wide table scrolls at its end.
  const afterName = columns.findIndex(({ isRowHeader }) => isRowHeader) + 1;
  if (openRow?.openId == null) columns.splice(afterName, 0, ...getTagColumns(items));
  const state: ListedState = list.state;
  const getUrl = (changes: Partial<ListedState>) => list.getUrl(changes as Partial<State>);

  const lastPage =
    page.isStale || page.data === undefined
      ? state.page
      : Math.max(1, Math.ceil(page.data.total / pageSize));
  useEffect(() => {
    if (state.page > lastPage) update({ page: lastPage } as Partial<State>);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `update` is new with each render
  }, [state.page, lastPage]);

  const sort =
    state.sort === undefined
      ? undefined
      : { key: state.sort, isReversed: state.isReversed === true, getUrl, others };

  return (
    <>
      <ListToolbar
        {...{ list, search, filters, exportCall }}
        viewScreen={props.viewScreen}
        sortSelect={sort && <SortSelect sort={sort} columns={columns} />}
      />
      {props.children}
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
              <ListCount
                total={hasNoRowsYet ? null : data.total}
                isCapped={data.isTotalCapped}
                one={props.one}
                many={props.many}
              />
              {isEmpty && (hasNoRowsYet ? noRows : noMatch(data))}
              {!isEmpty && (
                <DataTable
                  caption={props.caption}
                  columns={columns}
                  selection={props.selection}
                  getRowUrl={openRow?.getRowUrl}
                  rows={data.items}
                  getRowId={({ id }) => id}
                  getRowStyle={(row) =>
                    css(row.id === openRow?.openId && selectedRowStyle, getRowStyle?.(row))
                  }
                  sort={sort}
                  isStale={page.isStale}
                />
              )}
              <Pagination
                page={state.page}
                pageSize={pageSize}
                total={data.total}
                isCapped={data.isTotalCapped}
                getUrl={(to) => getUrl({ page: to })}
              />
              {props.renderFooter?.(data)}
            </>
          );
        }}
      </ListBody>
    </>
  );
}

type ListBodyProps<Data> = {
  page: ListPage<Data>;
  children: (data: Data) => ReactNode;
};

/** A list, or its loading or error state. Rows stay when a refresh fails, but not under another filter. */
export function ListBody<Data>({ page, children }: ListBodyProps<Data>) {
  const { data, error, isStale, mutate } = page;
  if (error && (isStale || data === undefined)) return <LoadError error={error} onRetry={mutate} />;
  if (data === undefined) return <TableSkeleton />;
  return (
    <>
      {error ? <StaleNotice error={error} onRetry={mutate} /> : null}
      <div css={bodyStyle}>{children(data)}</div>
    </>
  );
}

type ListCountProps = {
  total: number | null;
  /** The counting stopped at `total`. */
  isCapped?: boolean | undefined;
  /** '1 entry', '2 entries' */
  one: string;
  /** Default: `one` with an s. */
  many?: string | undefined;
  /** Something else that was counted: '68 submissions' */
  detail?: string | false;
};

export function ListCount(props: ListCountProps) {
  const { total, isCapped, one, many = `${one}s`, detail = false } = props;
  const count = useRef<HTMLParagraphElement>(null);
  // The link 'Show all' disappears when it is followed.
  useFocusFallback(total === 0 ? 'none' : 'some', () => (total ? count.current : null));
  return (
    <p ref={count} role="status" data-count tabIndex={-1} css={countStyle}>
      {total !== null && `${formatCapped(total, isCapped)} ${total === 1 ? one : many}`}
      {total !== null && detail !== false && `, ${detail}`}
    </p>
  );
}

const bodyStyle = css(stackStyle(space[2]), { minWidth: 0 });

const countStyle = css(ariaLiveStyle, quietStyle, { width: 'fit-content' });
