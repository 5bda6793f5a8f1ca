import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Button } from '../../../ui/buttons/button';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { SelectFilter } from '../filter/filters';
import { Link } from '../link';
import { denseTarget } from '../dashboard.styles';

export type Sort = {
  /** The id of a column, or a key of `others`. */
  key: string;
  /** The column's default order is reversed. */
  isReversed: boolean;
  getUrl: (sort: { sort: string; isReversed: boolean }) => string;
  others?: Readonly<Record<string, string>> | undefined;
};

const orderLabels = {
  times: ['oldest first', 'newest first'],
  days: ['earliest first', 'latest first'],
  stages: ['first stage first', 'last stage first'],
  text: ['A to Z', 'Z to A'],
} as const;

export type SortableColumn = {
  id: string;
  header: string;
  /** The kind of its values, if rows can be sorted by it. Times are in descending order first. */
  sortAs?: keyof typeof orderLabels;
  /** Left out on a small laptop. */
  isOptional?: true;
};

type SortHeaderProps = {
  column: SortableColumn;
  sortAs: keyof typeof orderLabels;
  sort: Sort;
};

export function SortHeader({ column, sortAs, sort }: SortHeaderProps) {
  const isSorted = sort.key === column.id;
  const isTime = sortAs === 'times';
  const isDescending = isTime !== (isSorted && sort.isReversed);
  const Arrow = isDescending ? ArrowDown : ArrowUp;
  const next = { sort: column.id, isReversed: isSorted && !sort.isReversed };
  const order = orderLabels[sortAs][isDescending ? 1 : 0];
  return (
    <th
      scope="col"
      data-optional={column.isOptional}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <Link
        to={sort.getUrl(next)}
        replace
        title={isSorted ? `Sorted ${order}` : undefined}
        css={linkStyle}
      >
        {column.header}
        {isSorted && (
          <>
            <Arrow size={14} aria-hidden />
            <VisuallyHidden>{order}</VisuallyHidden>
          </>
        )}
      </Link>
    </th>
  );
}

type SortSelectProps = { sort: Sort; columns: readonly SortableColumn[] };

/** Beside the filters: rows on cards have no headers, and some orders are not those of a column. */
export function SortSelect({ sort, columns }: SortSelectProps) {
  const { key, isReversed, getUrl, others } = sort;
  const sortable = columns.filter(({ sortAs }) => sortAs);
  const columnChoices = Object.fromEntries(sortable.map(({ id, header }) => [id, header]));
  const choices = { ...others, ...columnChoices };
  const sortBy = (newKey: string, reverse: boolean) =>
    void navigate(getUrl({ sort: newKey, isReversed: reverse }), { replace: true });
  // Beside an open record, the list has fewer columns.
  if (!Object.hasOwn(choices, key)) return null;
  return (
    <>
      <SelectFilter
        label="Sort by"
        choices={choices}
        value={key}
        onValueChange={(newKey) => sortBy(newKey, false)}
      />
      {Object.hasOwn(columnChoices, key) && (
        <Button tone="outline" aria-pressed={isReversed} onClick={() => sortBy(key, !isReversed)}>
          <ArrowDownUp size={18} aria-hidden /> Reverse order
        </Button>
      )}
    </>
  );
}

const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: '0.25em',
  minHeight: denseTarget,
  color: 'inherit',
  textUnderlineOffset: '0.25em',
});
