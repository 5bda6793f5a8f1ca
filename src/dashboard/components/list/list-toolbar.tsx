import { useId, useState, type ReactNode } from 'react';
import { css, type CSSObject } from '@emotion/react';
import { ListFilter } from 'lucide-react';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { ExportMenu } from './export-menu';
import { SearchField } from '../filter/search-field';
import { rowLinks } from '../../hooks/list/row-links';
import { sortSelectMark } from '../table/sort-select';

type ListBarProps = {
  search: { id: string; label: string; placeholder: string };
  /** Of useListState: the words that are searched for, and how many filters are in use. */
  at: {
    state: { query: string };
    inUse: number;
    change: (changes: { query: string }) => void;
  };
  /** The call for what the list shows, to take along, without the words; left out where it cannot be. */
  exported?: string;
  /** The filters. */
  children?: ReactNode;
};

/**
 * Above a list: its search, from which Enter leads to the first row, its filters, its export. In a narrow place the
 * filters, and with them the order of the list below, are folded away until they are wanted; how many are in use shows.
 */
export function ListBar({ search, at, exported, children }: ListBarProps) {
  const { state, inUse, change } = at;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div css={[barStyle, narrowBarStyle]} data-folded={!isOpen || undefined}>
      <div css={{ flex: '5 1 16rem' }}>
        <SearchField
          {...search}
          query={state.query}
          onQuery={(query) => change({ query })}
          onLeave={() => rowLinks()[0]?.focus()}
        />
      </div>
      <div css={toggleStyle}>
        <Button
          tone="outline"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <ListFilter size={18} aria-hidden />
          {inUse > 0 ? `Filter (${inUse} on)` : 'Filter and order'}
        </Button>
      </div>
      <div id={id} css={filtersStyle}>
        {children}
      </div>
      {exported !== undefined && <ExportMenu path={exported} search={state.query} />}
    </div>
  );
}

/** Where rows are cards, and where something is open beside the list. */
const narrow = (style: CSSObject): CSSObject => ({
  [media.belowWide]: style,
  '[data-open] > [data-pane="list"] &': style,
});

const barStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[4] });
const narrowBarStyle = css(
  narrow({
    gap: space[3],
    [`&[data-folded] ~ * [${sortSelectMark}]`]: { display: 'none' },
  }),
);
const toggleStyle = css({ display: 'none' }, narrow({ display: 'block' }));
/** So wide that no words of a filter are cut: on a phone one in a line. */
const filtersStyle = css(
  { display: 'contents' },
  narrow({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
    flexBasis: '100%',
    order: 2,
    gap: space[3],
  }),
  { '[data-folded] > &&': { [media.belowWide]: { display: 'none' } } },
  { '[data-open] > [data-pane="list"] [data-folded] > &': { display: 'none' } },
);
