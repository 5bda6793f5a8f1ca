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
import { createSelectionColumn } from '../selection/selection-column';
import { compactCardStyle, type CardPosition } from './compact-cards.styles';
import { SortHeader, type Sort } from './sort-header';
import { SortSelect } from './sort-select';
import { cardsStyle } from './table-cards.styles';
import { tableContainerStyle, tableStyle } from './table-container';
import { renderTemplate, TableRows } from './table-rows';

declare module '@tanstack/react-table' {
  interface ColumnMeta<TData extends RowData, TValue> {
    isRowHeader?: boolean;
    cardLabel?: false;
    /** The position on a compact card, and whether its label is shown there. */
    cardPosition?: CardPosition;
    hasCompactLabel?: true;
    /** Labels the sort order, if it is neither alphabetical nor a time in the past. */
    sortLabels?: 'days' | 'stages';
    style?: SerializedStyles;
  }
}

/** A column. Its cell function cannot use hooks. With an accessor it is sortable; `sortDescFirst` is for times. */
export type Column<Row> = ColumnDef<Row> & { id: string; header: string };

type DataTableProps<Row, SortKey extends string> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  sort?: Sort<SortKey>;
  getRowUrl?: (row: Row) => string;
  getRowStyle?: (row: Row) => SerializedStyles | undefined;
  /** From useChosen, if rows can be selected. */
  selection?:
    | {
        chosen: RowSelectionState;
        onChange: OnChangeFn<RowSelectionState>;
        nameOf: (row: Row) => string;
      }
    | undefined;
  isStale?: boolean;
};

/** A table, on narrow screens a list of cards. Rows are sorted, filtered, and paged before they get here. */
export function DataTable<Row, SortKey extends string = never>(
  props: DataTableProps<Row, SortKey>,
) {
  const {
    caption,
    columns,
    rows,
    getRowId,
    sort,
    getRowUrl,
    getRowStyle,
    selection,
    isStale = false,
  } = props;
  const table = useReactTable<Row>({
    data: rows as Row[],
    columns: selection ? [createSelectionColumn(selection.nameOf), ...columns] : [...columns],
    getRowId: getRowId,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualPagination: true,
    manualFiltering: true,
    enableSorting: sort !== undefined,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state: { rowSelection: selection?.chosen ?? {} },
    ...(selection && { onRowSelectionChange: selection.onChange }),
  });

  const headers = table.getFlatHeaders();
  const sortableColumns = Object.fromEntries(
    headers
      .filter(({ column }) => column.getCanSort())
      .map(({ id, column }) => [id, String(column.columnDef.header)]),
  );
  return (
    <>
      {sort && <SortSelect sort={sort} columns={sortableColumns} />}
      <div css={tableContainerStyle}>
        <table
          css={[tableStyle, cardsStyle, compactCardStyle, getRowUrl && clickableStyle]}
          aria-busy={isStale || undefined}
          data-placed={columns.some(({ meta }) => meta?.cardPosition) || undefined}
        >
          <caption css={visuallyHidden}>{caption}</caption>
          <thead>
            <tr>
              {headers.map((header) =>
                sort && header.column.getCanSort() ? (
                  <SortHeader key={header.id} column={header.column} sort={sort} />
                ) : (
                  <th key={header.id} scope="col">
                    {renderTemplate(header.column.columnDef.header, header.getContext())}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            <TableRows rows={table.getRowModel().rows} getUrl={getRowUrl} rowStyle={getRowStyle} />
          </tbody>
        </table>
      </div>
    </>
  );
}

const clickableStyle = css({ 'tbody tr': { cursor: 'pointer' } });
