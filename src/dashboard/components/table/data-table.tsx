import type { MouseEvent, ReactNode } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import {
  getCoreRowModel,
  useReactTable,
  type Cell,
  type ColumnDef,
  type OnChangeFn,
  type RowData,
  type RowSelectionState,
} from '@tanstack/react-table';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { Link } from '../link/link';
import { createSelectionColumn } from '../selection/selection-checkbox';
import { SortHeader, SortSelect, type Sort } from './sorting';
import {
  cardsStyle,
  compactCardsStyle,
  tableContainerStyle,
  tableStyle,
  type CardPosition,
} from './table.styles';

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

/** The selected rows of a table, from useSelection. */
export type TableSelection<Row> = {
  selectedIds: RowSelectionState;
  onChange: OnChangeFn<RowSelectionState>;
  getName: (row: Row) => string;
};

type DataTableProps<Row, SortKey extends string> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  sort?: Sort<SortKey> | undefined;
  /** The URL of a row, which opens by its name or a click anywhere in it. */
  getRowUrl?: ((row: Row) => string) | undefined;
  getRowStyle?: (row: Row) => SerializedStyles | undefined;
  /** Undefined while no row can be selected. */
  selection?: TableSelection<Row> | undefined;
  isStale?: boolean;
};

/** A table, on narrow screens a list of cards. Rows are sorted, filtered, and paged before they get here. */
export function DataTable<Row, SortKey extends string = never>(
  props: DataTableProps<Row, SortKey>,
) {
  const { caption, columns, rows, getRowId, sort, getRowUrl, getRowStyle, selection } = props;
  const table = useReactTable<Row>({
    data: rows as Row[],
    columns: selection ? [createSelectionColumn(selection.getName), ...columns] : [...columns],
    getRowId,
    getCoreRowModel: getCoreRowModel(),
    manualSorting: true,
    manualPagination: true,
    manualFiltering: true,
    enableSorting: sort !== undefined,
    sortDescFirst: false,
    state: { rowSelection: selection?.selectedIds ?? {} },
    ...(selection && { onRowSelectionChange: selection.onChange }),
  });

  const headers = table.getFlatHeaders();
  const sortableColumns = Object.fromEntries(
    headers
      .filter(({ column }) => column.getCanSort())
      .map(({ id, column }) => [id, String(column.columnDef.header)]),
  );
  const isCompact = columns.some(({ meta }) => meta?.cardPosition);
  return (
    <>
      {sort && <SortSelect sort={sort} columns={sortableColumns} />}
      <div css={tableContainerStyle}>
        <table
          css={[
            tableStyle,
            cardsStyle,
            isCompact && compactCardsStyle,
            getRowUrl && clickableStyle,
          ]}
          aria-busy={props.isStale === true || undefined}
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
            {table.getRowModel().rows.map((row) => (
              <tr
                key={row.id}
                css={getRowStyle?.(row.original)}
                onClick={getRowUrl && followRowLink}
              >
                {row.getAllCells().map((cell) => (
                  <TableCell key={cell.id} cell={cell} url={getRowUrl?.(row.original)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function TableCell<Row>({ cell, url }: { cell: Cell<Row, unknown>; url: string | undefined }) {
  const { header, meta = {}, cell: template } = cell.column.columnDef;
  const content = renderTemplate(template, cell.getContext());
  if (meta.isRowHeader) {
    return (
      <th scope="row" css={meta.style}>
        {url === undefined ? content : <Link to={url}>{content}</Link>}
      </th>
    );
  }
  const hasLabel = meta.cardLabel !== false && typeof header === 'string';
  return (
    <td
      data-label={hasLabel ? header : undefined}
      data-position={meta.cardPosition}
      data-has-label={meta.hasCompactLabel}
      css={meta.style}
    >
      {content}
    </td>
  );
}

/** Unlike flexRender, it does not mount a function as a component: a new function would remount its controls with every poll. */
function renderTemplate<Context>(
  template: ReactNode | ((context: Context) => ReactNode),
  context: Context,
) {
  return typeof template === 'function' ? template(context) : template;
}

const controls = 'button, input, select, textarea, summary';

/** Follows the row's link, unless the cell has controls or the click ends a text selection. */
function followRowLink(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget: row, defaultPrevented } = event;
  if (defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!(target instanceof Element) || target.closest('a') !== null) return;
  if (target.closest('td, th')?.querySelector(controls)) return;
  if ((window.getSelection()?.toString() ?? '') !== '') return;
  row.querySelector<HTMLAnchorElement>('th a')?.click();
}

const clickableStyle = css({ 'tbody tr': { cursor: 'pointer' } });
