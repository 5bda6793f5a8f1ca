import { css } from '@emotion/react';
import type { Column } from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from '../link/link';
import { denseTarget } from '../styles/target-size.styles';

/** The sort order of a list, and the URLs of others. */
export type Sort<SortKey extends string> = {
  /** The id of a column, or a key of `others`. */
  key: SortKey;
  /** The column's default order is reversed. */
  isReversed: boolean;
  getUrl: (sort: { sort: SortKey; down: boolean }) => string;
  others?: Partial<Record<SortKey, string>>;
};

type SortHeaderProps<Row, SortKey extends string> = {
  column: Column<Row>;
  sort: Sort<SortKey>;
};

const orderLabels = {
  times: ['oldest first', 'newest first'],
  days: ['earliest first', 'latest first'],
  stages: ['first stage first', 'last stage first'],
  words: ['A to Z', 'Z to A'],
} as const;

/** A header that sorts by its column, or reverses the order. */
export function SortHeader<Row, SortKey extends string>({
  column,
  sort,
}: SortHeaderProps<Row, SortKey>) {
  const isSorted = sort.key === column.id;
  const isTime = column.getFirstSortDir() === 'desc';
  const isDescending = isTime !== (isSorted && sort.isReversed);
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  const labels = orderLabels[isTime ? 'times' : (column.columnDef.meta?.sortLabels ?? 'words')];
  const next = { sort: column.id as SortKey, down: isSorted && !sort.isReversed };
  return (
    <th scope="col" aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}>
      <Link to={sort.getUrl(next)} replace css={linkStyle}>
        {String(column.columnDef.header)}
        {isSorted && (
          <span css={orderStyle}>
            <Arrow size={14} aria-hidden /> {labels[isDescending ? 1 : 0]}
          </span>
        )}
      </Link>
    </th>
  );
}

const linkStyle = css({
  display: 'inline-flex',
  flexWrap: 'wrap',
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
