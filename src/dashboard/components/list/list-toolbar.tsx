import { useId, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/tokens';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { getRowLinks } from '../../hooks/list/row-focus';
import type { Filters } from '../../hooks/list/list-params';
import type { ListState } from '../../hooks/list/use-list-state';
import type { SavedView } from '../../../../contract/views/schema';
import { SaveView } from '../views/save-view';
import { FilterBar } from '../filter/filter-bar';
import { SearchField } from '../filter/search-field';
import { ExportMenu, type ListExport } from './export-menu';

export type ListToolbarProps<State> = {
  list: ListState<State>;
  search: { label: string; hint: string };
  /** Those that depend on the data; the others are in the list's parameters. */
  filters?: Filters<State>;
  exportCall?: ListExport;
  /** Of a list whose filters can be saved as a view. */
  viewScreen?: SavedView['screen'] | undefined;
};

type SortableToolbarProps<State> = ListToolbarProps<State> & { sortSelect?: ReactNode };

/** Search, filters, sort order, and export above a list, on one line. */
export function ListToolbar<State extends { query: string }>(props: SortableToolbarProps<State>) {
  const { list, search, exportCall, sortSelect, viewScreen } = props;
  const { state, defaults, update } = list;
  const filters: Filters<State> = { ...list.filters, ...props.filters };
  const id = useId();
  const change = (changes: Readonly<Record<string, unknown>>) => update(changes as Partial<State>);
  const pickDefaults = (names: readonly (keyof State & string)[]) =>
    Object.fromEntries(names.map((name) => [name, defaults[name]]));
  const choices = (Object.keys(state) as (keyof State & string)[]).flatMap((name) => {
    const filter = filters[name];
    if (filter === undefined) return [];
    return {
      name,
      filter,
      value: state[name] as string | null,
      isDefault: state[name] === defaults[name],
      onValueChange: (value: string | null) => change({ [name]: value ?? defaults[name] }),
    };
  });
  return (
    <div data-toolbar css={toolbarStyle}>
      <FilterBar
        choices={choices}
        onClear={() => change(pickDefaults(choices.map(({ name }) => name)))}
        search={
          <SearchField
            {...search}
            id={`${id}-search`}
            query={state.query}
            onQuery={(query) => change({ query })}
            onSubmit={() => getRowLinks()[0]?.focus()}
          />
        }
        fields={sortSelect}
      >
        {viewScreen && <SaveView screen={viewScreen} filter={list.exportQuery} />}
        {exportCall && <ExportMenu {...exportCall} query={list.exportQuery} search={state.query} />}
      </FilterBar>
    </div>
  );
}

const iconsOnly = {
  '[data-toolbar-label]': visuallyHidden,
  'button:has(> [data-toolbar-label])': { paddingInline: space[3] },
};

const toolbarStyle = css({
  '& > div': { gap: space[2] },
  [media.belowTablet]: iconsOnly,
  [media.wide]: {
    '[role="search"]': { maxWidth: '24rem' },
    '[data-chips]': { flexBasis: 'auto' },
    // Beside an open record.
    '[data-open] > [data-pane="list"] &': {
      ...iconsOnly,
      '[data-chips]': { flexBasis: '100%' },
    },
  },
});
