import { useId, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { ListFilter } from 'lucide-react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { toolbarButtonStyle } from '../../components/styles/controls.styles';
import { threadStatusLabels } from '../../../../contract/inbox/constants';
import { DateFilter, SelectFilter } from '../../components/filter/filters';
import { regionNames } from '../../components/region-name';
import { channels } from '../channel-labels';
import { noFilter, type InboxFilter } from '../params';

/** One select each; 'show' sets one of three boolean fields of the filter. */
type Field = 'show' | 'status' | 'assignee' | 'region' | 'channel' | 'answered' | 'sort';

const channelLabels = Object.fromEntries(
  Object.entries(channels).map(([id, { label }]) => [id, label]),
);

/** The empty value is the default. */
const filters: Record<Field, { label: string; choices: Record<string, string> }> = {
  show: {
    label: 'Show',
    choices: {
      '': 'All',
      unread: 'Unread',
      waiting: 'Waiting for a reply',
      failed: 'Failed replies',
    },
  },
  status: { label: 'Status', choices: { '': 'Any', ...threadStatusLabels } },
  assignee: { label: 'Assigned to', choices: { '': 'Anyone', mine: 'Me', nobody: 'Unassigned' } },
  region: { label: 'Region', choices: { '': 'Any', ...regionNames } },
  channel: { label: 'Contains', choices: { '': 'Anything', ...channelLabels } },
  answered: {
    label: 'Response time',
    choices: { '': 'Any', any: 'Needed a reply', day: 'Within 1 day', late: 'Over 1 day' },
  },
  sort: { label: 'Sort by', choices: { '': 'Latest activity', waiting: 'Longest wait' } },
};
const fields = Object.keys(filters) as Field[];
const dayFields = ['from', 'to'] as const;
const showFields = ['unread', 'waiting', 'failed'] as const;

function getValue(filter: InboxFilter, field: Field): string {
  if (field === 'show') return showFields.find((name) => filter[name]) ?? '';
  return field === 'sort' && filter.sort === 'latest' ? '' : (filter[field] ?? '');
}

function toChanges(field: Field, value: string): Partial<InboxFilter> {
  if (field === 'show') return Object.fromEntries(showFields.map((name) => [name, name === value]));
  if (field === 'sort') return { sort: value === 'waiting' ? value : 'latest' };
  return { [field]: value || null };
}

type FilterPanelProps = {
  filter: InboxFilter;
  onChange: (changes: Partial<InboxFilter>) => void;
  /** Shown at the end of the line. */
  children?: ReactNode;
};

/** Filters and sort order, collapsed unless some are in use. */
export function FilterPanel({ filter, onChange, children }: FilterPanelProps) {
  const activeCount =
    fields.filter((field) => getValue(filter, field) !== '').length +
    dayFields.filter((name) => filter[name] !== null).length;
  const [open, setOpen] = useState(activeCount > 0);
  const id = useId();

  return (
    <div>
      <div css={lineStyle}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          css={toggleStyle}
        >
          <ListFilter size={16} aria-hidden />
          {activeCount > 0 ? `Filters (${activeCount})` : 'Filter and sort'}
        </button>
        {children}
      </div>
      <div id={id} hidden={!open} css={panelStyle}>
        {fields.map((name) => (
          <SelectFilter
            key={name}
            dense
            {...filters[name]}
            value={getValue(filter, name)}
            onValueChange={(value) => onChange(toChanges(name, value))}
          />
        ))}
        {dayFields.map((name) => (
          <DateFilter
            key={name}
            dense
            label={`${filter.answered === null ? 'Submitted' : 'Waiting'} ${name}`}
            value={filter[name]}
            onValueChange={(value) => onChange({ [name]: value })}
          />
        ))}
        {activeCount > 0 && (
          <Button tone="quiet" onClick={() => onChange({ ...noFilter, query: filter.query })}>
            Clear filters
          </Button>
        )}
      </div>
    </div>
  );
}

const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[2],
});

const toggleStyle = css(toolbarButtonStyle, {
  marginInlineStart: `-${space[2]}`,
  color: color.primary,
  fontWeight: 700,
});

const panelStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  paddingBlockStart: space[2],
  '&[hidden]': { display: 'none' },
  '& > button': { gridColumn: '1 / -1' },
});
