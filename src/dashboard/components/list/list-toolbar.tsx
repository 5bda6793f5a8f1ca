import { useId, useState } from 'react';
import { css, type CSSObject } from '@emotion/react';
import ListFilter from 'lucide-react/icons/list-filter';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/button';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { getRowLinks } from '../../hooks/list/row-focus';
import type { Filters } from '../../hooks/list/list-params';
import type { ListState } from '../../hooks/list/use-list-state';
import { FilterField } from '../filter/filters';
import { SearchField } from '../filter/search-field';
import { sortSelectMark } from '../table/sorting';
import { ExportMenu, type ListExport } from './export-menu';

export type ListToolbarProps<State> = {
  list: ListState<State>;
  search: { label: string; placeholder: string };
  /** Those that depend on the data; the others are in the list's parameters. */
  filters?: Filters<State>;
  exportCall?: ListExport;
};

/** Search, filters, and export above a list. On narrow screens the filters and the sort order are collapsed. */
export function ListToolbar<State extends { query: string }>(props: ListToolbarProps<State>) {
  const { list, search, exportCall } = props;
  const { state, filterCount, update } = list;
  const filters: Filters<State> = { ...list.filters, ...props.filters };
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div css={[toolbarStyle, narrowToolbarStyle]} data-toolbar data-folded={!isOpen || undefined}>
      <div css={searchStyle}>
        <SearchField
          {...search}
          id={`${id}-search`}
          query={state.query}
          onQuery={(query) => update({ query } as Partial<State>)}
          onSubmit={() => getRowLinks()[0]?.focus()}
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
          {filterCount > 0 ? `Filters (${filterCount})` : 'Filter and sort'}
        </Button>
      </div>
      <div id={id} css={filtersStyle}>
        {(Object.keys(state) as (keyof State & string)[]).map((name) => {
          const filter = filters[name];
          return (
            filter && (
              <FilterField
                key={name}
                filter={filter}
                value={state[name] as string | null}
                onValueChange={(value) => update({ [name]: value } as unknown as Partial<State>)}
              />
            )
          );
        })}
      </div>
      {exportCall && <ExportMenu {...exportCall} query={list.exportQuery} search={state.query} />}
    </div>
  );
}

/** The list is beside an open record. */
const whenBeside = (style: CSSObject): CSSObject => ({
  '[data-open] > [data-pane="list"] &': style,
});
const whenNarrow = (style: CSSObject): CSSObject => ({
  [media.belowWide]: style,
  ...whenBeside(style),
});

const narrowButton = { paddingInline: space[3] };
const toolbarStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[4] });
const narrowToolbarStyle = css(
  whenNarrow({
    gap: space[3],
    // Both buttons fit next to each other on a phone.
    'button:has([data-toolbar-label])': narrowButton,
    [`&[data-folded] ~ * [${sortSelectMark}]`]: { display: 'none' },
  }),
  // On one line, with an icon for the export.
  whenBeside({
    gap: space[2],
    '[data-toolbar-label]': visuallyHidden,
  }),
);
const searchStyle = css({ flex: '5 1 15rem' }, whenBeside({ flexBasis: '7rem' }));
const toggleStyle = css(
  { display: 'none' },
  whenNarrow({ display: 'block', '> button': narrowButton }),
);
const filtersStyle = css(
  { display: 'contents' },
  whenNarrow({
    display: 'grid',
    // Wide enough for the longest label; one filter per line on phones.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
    flexBasis: '100%',
    order: 2,
    gap: space[3],
  }),
  { '[data-folded] > &&': { [media.belowWide]: { display: 'none' } } },
  { '[data-open] > [data-pane="list"] [data-folded] > &': { display: 'none' } },
);
