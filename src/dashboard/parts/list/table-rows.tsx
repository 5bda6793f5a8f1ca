import type { ReactNode } from 'react';
import { ClassNames, type SerializedStyles } from '@emotion/react';
import type { Cell, Row as TableRow } from '@tanstack/react-table';
import { Link } from '../link';
import { openByRow } from './open-by-row';

type TableRowsProps<Row> = {
  rows: readonly TableRow<Row>[];
  /** Where a row's name leads, and a click anywhere in it. */
  linkOf: ((row: Row) => string) | undefined;
  rowStyle: ((row: Row) => SerializedStyles | undefined) | undefined;
};

/**
 * The rows of a table. Their cells have classes, not styles of their own: each element with a style is three for React, and half of
 * what a list cost to draw was these.
 */
export function TableRows<Row>({ rows, linkOf, rowStyle }: TableRowsProps<Row>) {
  return (
    <ClassNames>
      {({ css: classOf }) => {
        const classes = new Map<SerializedStyles, string>();
        const classNameOf = (style: SerializedStyles | undefined) => {
          if (!style?.styles) return undefined;
          const known = classes.get(style) ?? classOf(style);
          classes.set(style, known);
          return known;
        };
        return rows.map((row) => {
          const link = linkOf?.(row.original);
          return (
            <tr
              key={row.id}
              className={classNameOf(rowStyle?.(row.original))}
              onClick={linkOf && openByRow}
            >
              {/* No column can be hidden or moved, which the library would work out for each row. */}
              {row.getAllCells().map((cell) => (
                <TableCell
                  key={cell.id}
                  cell={cell}
                  className={classNameOf(cell.column.columnDef.meta?.style)}
                  link={link}
                />
              ))}
            </tr>
          );
        });
      }}
    </ClassNames>
  );
}

type TableCellProps<Row> = {
  cell: Cell<Row, unknown>;
  className: string | undefined;
  link: string | undefined;
};

function TableCell<Row>({ cell, className, link }: TableCellProps<Row>) {
  const { header, meta = {}, cell: template } = cell.column.columnDef;
  const content = shown(template, cell.getContext());
  if (meta.isRowHeader) {
    return (
      <th scope="row" className={className}>
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
      className={className}
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
