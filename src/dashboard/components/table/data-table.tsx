import { css, type SerializedStyles } from '@emotion/react';
import {
  getCoreRowModel,
  useReactTable,
  type ColumnDef,
  type OnChangeFn,
  type RowData,
  type RowSelectionState,
} from '@tanstack/react-table';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { tableBoxStyle, tableStyle } from './table-container';
import { cardsStyle } from './table-cards.styles';
import { chooseColumn } from '../selection/selection-column';
import { smallCardStyle, type CardPlace } from './compact-cards.styles';
import { SortHeader, type Sort } from './sort-header';
import { SortSelect } from './sort-select';
import { shown, TableRows } from './table-rows';
import { useRestLater } from './use-deferred-rows';

declare module '@tanstack/react-table' {
  interface ColumnMeta<TData extends RowData, TValue> {
    /** It names the row, and is the head of its card. */
    isRowHeader?: boolean;
    /** What its cell is called on a card: the column's header, unless it is false. */
    cardLabel?: false;
    /** Where it stands on a small card, and whether with its label. */
    onSmallCard?: CardPlace;
    smallCardLabel?: true;
    /** What its orders are called where 'A to Z' would be wrong: a day that is waited for. */
    sorts?: 'days' | 'stages';
    style?: SerializedStyles;
  }
}

/**
 * A column: what its cells show is called as a function, so that it may be another one each time, and can use no hook. One with an
 * accessor can be sorted by, under its id; `sortDescFirst` where the plain order is the descending one, as for times.
 */
export type Column<Row> = ColumnDef<Row> & { id: string; header: string };

type DataTableProps<Row, By extends string> = {
  /** Read out with the table. */
  caption: string;
  columns: readonly Column<Row>[];
  /** One page of them (Pager): all are drawn, the first ones first where the list was waited for. */
  rows: readonly Row[];
  /** What tells a row from the others for as long as it is listed. */
  keyOf: (row: Row) => string;
  /** How the rows are sorted, where heads sort them. */
  sort?: Sort<By>;
  /** Where a row's name leads, and a click anywhere in it. */
  linkOf?: (row: Row) => string;
  rowStyle?: (row: Row) => SerializedStyles | undefined;
  /** Which rows are chosen, by key, where several can be. */
  choice?:
    | {
        chosen: RowSelectionState;
        onChange: OnChangeFn<RowSelectionState>;
        nameOf: (row: Row) => string;
      }
    | undefined;
  /** The rows are those of an earlier question. */
  busy?: boolean;
  /** Somebody has waited for it: its first rows come before the others. */
  isAwaited?: boolean;
};

/** The rows of a list as a table, on narrower screens as cards. Sorted, filtered and cut into pages they come from the server, or from the screen. */
export function DataTable<Row, By extends string = never>(props: DataTableProps<Row, By>) {
  const { caption, columns, rows, keyOf, sort, linkOf, rowStyle, choice } = props;
  const { busy = false, isAwaited = false } = props;
  const table = useReactTable<Row>({
    data: rows as Row[],
    columns: choice ? [chooseColumn(choice.nameOf), ...columns] : [...columns],
    getRowId: keyOf,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualPagination: true,
    manualFiltering: true,
    enableSorting: sort !== undefined,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state: { rowSelection: choice?.chosen ?? {} },
    ...(choice && { onRowSelectionChange: choice.onChange }),
  });

  const drawn = useRestLater(table.getRowModel().rows, isAwaited);
  const sortable = Object.fromEntries(
    table
      .getFlatHeaders()
      .filter(({ column }) => column.getCanSort())
      .map(({ id, column }) => [id, String(column.columnDef.header)]),
  );

  return (
    <>
      {sort && <SortSelect sort={sort} columns={sortable} />}
      <div css={tableBoxStyle}>
        <table
          css={[tableStyle, cardsStyle, smallCardStyle, linkOf && pressableStyle]}
          aria-busy={busy || undefined}
          data-placed={columns.some(({ meta }) => meta?.onSmallCard) || undefined}
        >
          <caption css={visuallyHidden}>{caption}</caption>
          <thead>
            <tr>
              {table.getFlatHeaders().map((header) =>
                sort && header.column.getCanSort() ? (
                  <SortHeader key={header.id} column={header.column} sort={sort} />
                ) : (
                  <th key={header.id} scope="col">
                    {shown(header.column.columnDef.header, header.getContext())}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            <TableRows rows={drawn} linkOf={linkOf} rowStyle={rowStyle} />
          </tbody>
        </table>
      </div>
    </>
  );
}

const pressableStyle = css({ 'tbody tr': { cursor: 'pointer' } });
