import type { ReactNode } from 'react';
import type { ThreadFilter } from '../../../../contract/inbox/filter';
import { FilterBar, type FilterChoice } from '../../components/filter/filter-bar';
import { useTagFilter } from '../../components/tags/tag-list';
import type { Filter } from '../../hooks/list/url-params';
import { inboxParams, noFilter, type InboxFilter } from '../params';

/** Each choice sets one of the boolean fields. */
const messagesFilter: Filter = {
  label: 'Messages',
  all: 'All',
  choices: {
    unread: 'Unread',
    waiting: 'Waiting for a reply',
    failed: 'Failed replies',
    snoozed: 'Snoozed',
  },
};
const messagesFields = ['unread', 'waiting', 'failed', 'snoozed'] as const;

type OnChange = (changes: Partial<InboxFilter>) => void;

function listChoices(
  state: InboxFilter,
  dataFilters: Readonly<Record<'assignee' | 'tag', Filter>>,
  onChange: OnChange,
): FilterChoice[] {
  const filters = { ...inboxParams.filters, ...dataFilters };
  if (state.query !== '' && filters.status) {
    filters.status = { ...filters.status, all: 'Open and closed' };
  }
  if (state.target !== null) {
    filters.from = { label: 'Waiting from' };
    filters.to = { label: 'Waiting to' };
  }
  const others = Object.entries(filters).map(([key, filter]): FilterChoice => {
    const name = key as keyof ThreadFilter;
    const defaultValue = inboxParams.defaults[name];
    const isDefault = state[name] === defaultValue;
    return {
      name,
      filter,
      value: isDefault ? null : (state[name] as string),
      isDefault,
      onValueChange: (next) => onChange({ [name]: next ?? defaultValue }),
    };
  });
  const value = messagesFields.find((name) => state[name]) ?? null;
  const messages: FilterChoice = {
    name: 'messages',
    filter: messagesFilter,
    value,
    isDefault: value === null,
    onValueChange: (next) =>
      onChange(Object.fromEntries(messagesFields.map((name) => [name, name === next]))),
  };
  return [messages, ...others];
}

type FilterPanelProps = {
  filter: InboxFilter;
  /** Depends on the staff. */
  assigneeFilter: Filter;
  onChange: OnChange;
  search?: ReactNode;
  children?: ReactNode;
};

/** The search, the filters, and the buttons above the inbox. */
export function FilterPanel(props: FilterPanelProps) {
  const { filter, assigneeFilter, onChange, search, children } = props;
  const tagFilter = useTagFilter(filter.tag);
  return (
    <FilterBar
      choices={listChoices(filter, { assignee: assigneeFilter, tag: tagFilter }, onChange)}
      onClear={() => onChange({ ...noFilter, query: filter.query })}
      search={search}
      isToolbarButton
    >
      {children}
    </FilterBar>
  );
}
