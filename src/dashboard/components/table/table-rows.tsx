import type { MouseEvent, ReactNode } from 'react';
import type { SerializedStyles } from '@emotion/react';
import type { Cell, Row as TableRow } from '@tanstack/react-table';
import { Link } from '../link/link';

type TableRowsProps<Row> = {
  rows: readonly TableRow<Row>[];
  /** The URL of a row, which opens by its name or a click anywhere in it. */
  getUrl: ((row: Row) => string) | undefined;
  rowStyle: ((row: Row) => SerializedStyles | undefined) | undefined;
};

export function TableRows<Row>({ rows, getUrl, rowStyle }: TableRowsProps<Row>) {
  return rows.map((row) => (
    <tr key={row.id} css={rowStyle?.(row.original)} onClick={getUrl && openRow}>
      {row.getAllCells().map((cell) => (
        <TableCell key={cell.id} cell={cell} url={getUrl?.(row.original)} />
      ))}
    </tr>
  ));
}

type TableCellProps<Row> = {
  cell: Cell<Row, unknown>;
  url: string | undefined;
};

function TableCell<Row>({ cell, url }: TableCellProps<Row>) {
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
      data-small-card={meta.cardPosition}
      data-small-card-label={meta.hasCompactLabel}
      css={meta.style}
    >
      {content}
    </td>
  );
}

/** Unlike flexRender, it does not mount a function as a component: a new function would remount its controls with every poll. */
export function renderTemplate<Context>(
  template: ReactNode | ((context: Context) => ReactNode),
  context: Context,
) {
  return typeof template === 'function' ? template(context) : template;
}

const controls = 'button, input, select, textarea, summary';

/** Follows the row's link, unless the cell has controls or the click ends a text selection. */
function openRow(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget: row, defaultPrevented } = event;
  if (defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!(target instanceof Element) || target.closest('a') !== null) return;
  if (target.closest('td, th')?.querySelector(controls)) return;
  if ((window.getSelection()?.toString() ?? '') !== '') return;
  row.querySelector<HTMLAnchorElement>('th a')?.click();
}
