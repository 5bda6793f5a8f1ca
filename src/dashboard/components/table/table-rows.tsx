import type { ReactNode } from 'react';
import type { SerializedStyles } from '@emotion/react';
import type { Cell, Row as TableRow } from '@tanstack/react-table';
import { Link } from '../link/link';
import { openByRow } from './row-click';

type TableRowsProps<Row> = {
  rows: readonly TableRow<Row>[];
  /** Where a row's name leads, and a click anywhere in it. */
  linkOf: ((row: Row) => string) | undefined;
  rowStyle: ((row: Row) => SerializedStyles | undefined) | undefined;
};

/** The rows of a table. What has no style is given none: an element with one is three for React. */
export function TableRows<Row>({ rows, linkOf, rowStyle }: TableRowsProps<Row>) {
  return rows.map((row) => {
    const link = linkOf?.(row.original);
    return (
      <tr key={row.id} {...styled(rowStyle?.(row.original))} onClick={linkOf && openByRow}>
        {/* No column can be hidden or moved, which the library would work out for each row. */}
        {row.getAllCells().map((cell) => (
          <TableCell key={cell.id} cell={cell} link={link} />
        ))}
      </tr>
    );
  });
}

const styled = (style: SerializedStyles | undefined) => (style?.styles ? { css: style } : {});

type TableCellProps<Row> = {
  cell: Cell<Row, unknown>;
  link: string | undefined;
};

function TableCell<Row>({ cell, link }: TableCellProps<Row>) {
  const { header, meta = {}, cell: template } = cell.column.columnDef;
  const content = shown(template, cell.getContext());
  if (meta.isRowHeader) {
    return (
      <th scope="row" {...styled(meta.style)}>
        {link === undefined ? content : <Link to={link}>{content}</Link>}
      </th>
    );
  }
  const hasLabel = meta.cardLabel !== false && typeof header === 'string';
  return (
    <td
      data-label={hasLabel ? header : undefined}
      data-small-card={meta.onSmallCard}
      data-small-card-label={meta.smallCardLabel}
      {...styled(meta.style)}
    >
      {content}
    </td>
  );
}

/** Not the library's flexRender: a function that is new each time would be a new component each time, and its select lose the focus with every poll. */
export function shown<Context>(
  template: ReactNode | ((context: Context) => ReactNode),
  at: Context,
) {
  return typeof template === 'function' ? template(at) : template;
}
