import { css } from '@emotion/react';
import type { Column } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { denseTarget } from '../styles/target-size.styles';
import { Link } from '../link/link';
import { orderWords } from './sort-labels';

/** How a list is sorted, and the addresses at which it is sorted otherwise. */
export type Sort<By extends string> = {
  /** The id of a column, or what no column stands for. */
  by: By;
  /** A column's plain order turned round. */
  down: boolean;
  addressOf: (sort: { sort: By; down: boolean }) => string;
  /** The orders that no column stands for, as people read them. */
  others?: Partial<Record<By, string>>;
};

type SortHeaderProps<Row, By extends string> = { column: Column<Row>; sort: Sort<By> };

/** A column's head that sorts by it, and once more turns it round; the order it is in stands below its name. */
export function SortHeader<Row, By extends string>({ column, sort }: SortHeaderProps<Row, By>) {
  const isSorted = sort.by === column.id;
  // The times are sorted with the latest on top: their plain order is the descending one.
  const isTime = column.getFirstSortDir() === 'desc';
  const descending = isTime !== (isSorted && sort.down);
  const Arrow = descending ? ArrowDown : ArrowUp;
  const by = isTime ? 'times' : (column.columnDef.meta?.sorts ?? 'words');
  // Columns that sort are named like the orders of their list.
  const next = { sort: column.id as By, down: isSorted && !sort.down };
  return (
    <th scope="col" aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}>
      <Link to={sort.addressOf(next)} replace css={linkStyle}>
        {String(column.columnDef.header)}
        {isSorted && (
          <span css={orderStyle}>
            <Arrow size={14} aria-hidden /> {orderWords(by, descending)}
          </span>
        )}
      </Link>
    </th>
  );
}

const linkStyle = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
  // On one line with the heads that do not sort.
  alignItems: 'end',
  verticalAlign: 'bottom',
  columnGap: '0.25em',
  minHeight: denseTarget,
  color: 'inherit',
  textUnderlineOffset: '0.25em',
});
const orderStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25em',
  whiteSpace: 'nowrap',
});
