import { useState, type ComponentProps, type ReactNode } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { listPage } from '../../../../contract/shared/list-limits';
import { DataTable, type Column } from '../table/data-table';
import { isNoneYet } from './is-empty-list';
import { ListBody } from './list-body';
import { ListCount } from './list-count';
import { openRowStyle } from '../../hooks/list/row-links';
import { Pager } from './pagination';
import type { ListPage } from '../../api/use-list-page';
import { useLastPage } from './use-page-clamp';

type ListAnswer<Row> = {
  items: readonly Row[];
  total: number;
  /** Of a list that leaves some out also without filters: whether there is anybody. */
  anybody?: boolean;
};

/** Of useListState: what of the address the list itself is about. */
type At<By extends string> = {
  state: { page: number; sort?: By; down?: boolean };
  addressOf: (changes: { page?: number; sort?: By; down?: boolean }) => string;
  change: (changes: { page: number }) => void;
  isNarrowed: boolean;
};

type PagedListProps<Answer extends ListAnswer<Row>, Row, By extends string> = {
  page: ListPage<Answer>;
  at: At<By>;
  caption: string;
  /** What is counted: '1 job', '2 jobs'. */
  one: string;
  many: string;
  columns: readonly Column<Row>[];
  /** The address at which a row opens; left out: rows do not open. */
  linkOf?: (row: Row) => string;
  rowStyle?: (row: Row) => SerializedStyles | false;
  /** The id of the row that is open beside the list. */
  open?: string | null;
  /** The orders that no column stands for, as people read them. */
  otherSorts?: Partial<Record<By, string>>;
  choice?: ComponentProps<typeof DataTable<Row>>['choice'];
  /** What stands there where there is none yet, and so nothing to count; left out: as where none matches. */
  noneYet?: ReactNode;
  /** What stands there where none matches. */
  noMatch: (data: Answer) => ReactNode;
  /** Below the list. */
  children?: (data: Answer) => ReactNode;
};

/** A list that the server sorts, filters and cuts into pages: how many there are, one page of them, the ways to the others. */
export function PagedList<
  Answer extends ListAnswer<Row>,
  Row extends { id: string } = Answer['items'][number] & { id: string },
  By extends string = never,
>(props: PagedListProps<Answer, Row, By>) {
  const { page, at, one, many, open = null, rowStyle, otherSorts, children } = props;
  const { caption, columns, linkOf, choice, noneYet, noMatch } = props;
  const isEmpty = ({ total, anybody: hasOthers = false }: Answer) =>
    noneYet !== undefined &&
    isNoneYet({ total, isNarrowed: at.isNarrowed, isOld: page.isOld, hasOthers });
  const [isAwaited] = useState(page.isAwaited);
  const { state, addressOf, change } = at;
  const shown = { page: state.page, pageSize: listPage };
  useLastPage({ ...shown, total: page.isOld ? undefined : page.data?.total }, (to) =>
    change({ page: to }),
  );
  return (
    <ListBody page={page}>
      {(data) => (
        <>
          <ListCount total={isEmpty(data) ? null : data.total} {...{ one, many }} />
          {data.items.length === 0 ? (
            isEmpty(data) ? (
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
              rowStyle={(row) => css(row.id === open && openRowStyle, rowStyle?.(row))}
              {...(state.sort !== undefined && {
                sort: {
                  by: state.sort,
                  down: state.down === true,
                  addressOf,
                  ...(otherSorts && { others: otherSorts }),
                },
              })}
              busy={page.isOld}
              isAwaited={isAwaited}
            />
          )}
          <Pager {...shown} total={data.total} addressOf={(to) => addressOf({ page: to })} />
          {children?.(data)}
        </>
      )}
    </ListBody>
  );
}
