import type { MouseEvent, ReactNode } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { Link } from '../link';
import type { TableSelection } from '../../hooks/selection/use-selection';
import { SelectionCheckbox } from '../selection';
import { SortHeader, type Sort, type SortableColumn } from './sorting';
import {
  cardsStyle,
  compactCardsStyle,
  oneLineRowsStyle,
  tableContainerStyle,
  tableStyle,
  type CardPosition,
} from './table.styles';

export type Column<Row> = SortableColumn & {
  /** Cannot use hooks. */
  cell: (row: Row) => ReactNode;
  isRowHeader?: boolean;
  cardLabel?: false;
  /** The position on a compact card, and whether its label is shown there. */
  cardPosition?: CardPosition;
  hasCompactLabel?: true;
  style?: SerializedStyles;
};

type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  sort?: Sort | undefined;
  /** The URL of a row, which opens by its name or a click anywhere in it. */
  getRowUrl?: ((row: Row) => string) | undefined;
  getRowStyle?: (row: Row) => SerializedStyles | undefined;
  selection?: TableSelection<Row> | undefined;
  isStale?: boolean;
};

/** A table, on narrow screens a list of cards. Rows are sorted, filtered, and paged before they get here. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, getRowId, sort, getRowUrl, getRowStyle, selection } = props;
  const isSelected = (row: Row) => selection?.selectedIds.includes(getRowId(row)) === true;
  const isCompact = columns.some(({ cardPosition }) => cardPosition);
  return (
    <div css={tableContainerStyle}>
      <table
        css={[
          tableStyle,
          oneLineRowsStyle,
          cardsStyle,
          isCompact && compactCardsStyle,
          getRowUrl && clickableStyle,
        ]}
        aria-busy={props.isStale === true || undefined}
      >
        <caption css={visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" data-position="checkbox">
                <SelectionCheckbox
                  label="Select all on this page"
                  checked={selection.all.areAllSelected}
                  isMixed={!selection.all.areAllSelected && rows.some(isSelected)}
                  onToggle={selection.all.toggle}
                />
              </th>
            )}
            {columns.map((column) =>
              sort && column.sortAs ? (
                <SortHeader key={column.id} column={column} sortAs={column.sortAs} sort={sort} />
              ) : (
                <th key={column.id} scope="col" data-optional={column.isOptional}>
                  {column.header}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={getRowId(row)} css={getRowStyle?.(row)} onClick={getRowUrl && followRowLink}>
              {selection && (
                <td data-position="checkbox">
                  <SelectionCheckbox
                    label={`Select ${selection.getName(row)}`}
                    checked={isSelected(row)}
                    onToggle={(isRange) => selection.toggle(getRowId(row), isRange)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <TableCell key={column.id} column={column} row={row} url={getRowUrl?.(row)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type TableCellProps<Row> = { column: Column<Row>; row: Row; url: string | undefined };

function TableCell<Row>({ column, row, url }: TableCellProps<Row>) {
  // As a component, the function would remount its controls with every poll, because it is new then.
  const content = column.cell(row);
  if (column.isRowHeader) {
    return (
      <th scope="row" css={column.style}>
        {url === undefined ? content : <Link to={url}>{content}</Link>}
      </th>
    );
  }
  return (
    <td
      data-label={column.cardLabel === false ? undefined : column.header}
      data-position={column.cardPosition}
      data-has-label={column.hasCompactLabel}
      data-optional={column.isOptional}
      css={column.style}
    >
      {content}
    </td>
  );
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
