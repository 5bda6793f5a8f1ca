import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { ArrowDownUp } from 'lucide-react';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { FilterSelect } from '../filter/select-filter';
import type { Sort } from './sort-header';

/** By which the list's bar finds it, to fold it away with the filters. */
export const sortSelectMark = 'data-order';

type SortSelectProps<By extends string> = {
  sort: Sort<By>;
  /** The columns that can be sorted by: id -> head. */
  columns: Readonly<Record<string, string>>;
};

/** The order of a list where its rows are cards and there are no heads to press. */
export function SortSelect<By extends string>({ sort, columns }: SortSelectProps<By>) {
  const { by, down, addressOf, others = {} } = sort;
  const go = (to: { sort: By; down: boolean }) => void navigate(addressOf(to), { replace: true });
  return (
    <div css={boxStyle} {...{ [sortSelectMark]: '' }}>
      <FilterSelect
        label="Order"
        choices={{ ...others, ...columns } as Record<By, string>}
        value={by}
        onValue={(chosen) => go({ sort: chosen, down: false })}
      />
      {Object.hasOwn(columns, by) && (
        <Button tone="outline" aria-pressed={down} onClick={() => go({ sort: by, down: !down })}>
          <ArrowDownUp size={18} aria-hidden /> Reverse order
        </Button>
      )}
    </div>
  );
}

const boxStyle = css({
  display: 'none',
  [media.belowWide]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: space[3],
  },
});
