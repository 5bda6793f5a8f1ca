import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { ArrowDownUp } from 'lucide-react';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { SelectFilter } from '../filter/select-filter';
import type { Sort } from './sort-header';

/** The attribute by which the toolbar collapses the select with its filters. */
export const sortSelectMark = 'data-order';

type SortSelectProps<SortKey extends string> = {
  sort: Sort<SortKey>;
  columns: Readonly<Record<string, string>>;
};

/** Replaces the sortable headers where rows are cards. */
export function SortSelect<SortKey extends string>({ sort, columns }: SortSelectProps<SortKey>) {
  const { key: by, isReversed, getUrl, others = {} } = sort;
  const sortBy = (next: { sort: SortKey; down: boolean }) =>
    void navigate(getUrl(next), { replace: true });
  return (
    <div css={selectStyle} {...{ [sortSelectMark]: '' }}>
      <SelectFilter
        label="Sort by"
        choices={{ ...others, ...columns } as Record<SortKey, string>}
        value={by}
        onValue={(key) => sortBy({ sort: key, down: false })}
      />
      {Object.hasOwn(columns, by) && (
        <Button
          tone="outline"
          aria-pressed={isReversed}
          onClick={() => sortBy({ sort: by, down: !isReversed })}
        >
          <ArrowDownUp size={18} aria-hidden /> Reverse order
        </Button>
      )}
    </div>
  );
}

const selectStyle = css({
  display: 'none',
  [media.belowWide]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space[3],
  },
});
