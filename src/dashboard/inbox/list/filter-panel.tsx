import { useId, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import ListFilter from 'lucide-react/icons/list-filter';
import X from 'lucide-react/icons/x';
import { useDisclosure } from '../../../browser/hooks/use-disclosure';
import { color, space, radius, shadow } from '../../../theme/tokens';
import { layer } from '../../../theme/layout';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { threadStatusLabels } from '../../../../contract/inbox/constants';
import { DateFilter, SelectFilter } from '../../components/filter/filters';
import { getRegionNames } from '../../../../contract/shared/region-facts';
import { fontSize, toolbarButtonStyle, surfaceStyle } from '../../components/dashboard.styles';
import { channels } from '../labels';
import { noFilter, type InboxFilter } from '../params';
import { ToolbarIconButton } from '../../components/buttons';

/** One select each; 'messages' sets one of three boolean fields of the filter. */
type Field = 'messages' | 'status' | 'assignee' | 'region' | 'channel' | 'answered' | 'sort';

const channelLabels = Object.fromEntries(
  Object.entries(channels).map(([id, { label }]) => [id, label]),
);

/** The empty value is the default. */
const filters: Record<Field, { label: string; choices: Record<string, string> }> = {
  messages: {
    label: 'Messages',
    choices: {
      '': 'All',
      unread: 'Unread',
      waiting: 'Waiting for a reply',
      failed: 'Failed replies',
    },
  },
  status: { label: 'Status', choices: { '': 'Any', ...threadStatusLabels } },
  assignee: { label: 'Assigned to', choices: { '': 'Anyone', mine: 'Me', nobody: 'Unassigned' } },
  region: { label: 'Region', choices: { '': 'Any', ...getRegionNames() } },
  channel: { label: 'Channel', choices: { '': 'All', ...channelLabels } },
  answered: {
    label: 'Response time',
    choices: { '': 'Any', any: 'Needed a reply', day: 'Within 1 day', late: 'Over 1 day' },
  },
  sort: { label: 'Sort by', choices: { '': 'Latest activity', waiting: 'Longest wait' } },
};
const fields = Object.keys(filters) as Field[];
const dayFields = ['from', 'to'] as const;
const messagesFields = ['unread', 'waiting', 'failed'] as const;

function getValue(filter: InboxFilter, field: Field): string {
  if (field === 'messages') return messagesFields.find((name) => filter[name]) ?? '';
  return field === 'sort' && filter.sort === 'latest' ? '' : (filter[field] ?? '');
}

function toChanges(field: Field, value: string): Partial<InboxFilter> {
  if (field === 'messages')
    return Object.fromEntries(messagesFields.map((name) => [name, name === value]));
  if (field === 'sort') return { sort: value === 'waiting' ? value : 'latest' };
  return { [field]: value || null };
}

type FilterPanelProps = {
  filter: InboxFilter;
  onChange: (changes: Partial<InboxFilter>) => void;
  /** At the start of the line. */
  search?: ReactNode;
  /** At the end of the line. */
  children?: ReactNode;
};

/** One line with a popover that changes filters and sort order, and below it the filters in use as chips. */
export function FilterPanel({ filter, onChange, search, children }: FilterPanelProps) {
  const { open, toggle, root } = useDisclosure<HTMLDivElement>();
  const chips = listChips(filter);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const remove = (changes: Partial<InboxFilter>) => {
    // The chip disappears.
    button.current?.focus();
    onChange(changes);
  };

  return (
    <div css={{ display: 'grid', gap: space[1] }}>
      <div css={lineStyle}>
        {search}
        <div ref={root}>
          <ToolbarIconButton
            ref={button}
            icon={ListFilter}
            label={chips.length > 0 ? `Filters (${chips.length})` : 'Filter and sort'}
            title="Filter and sort"
            aria-expanded={open}
            aria-controls={id}
            onClick={toggle}
            css={chips.length > 0 && inUseStyle}
          />
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
                label={getDayLabel(filter, name)}
                value={filter[name]}
                onValueChange={(value) => onChange({ [name]: value })}
              />
            ))}
          </div>
        </div>
        {children}
      </div>
      {chips.length > 0 && (
        <ul aria-label="Filters in use" css={chipsStyle}>
          {chips.map(({ label, changes }) => (
            <li key={label}>
              <button type="button" title="Remove" onClick={() => remove(changes)} css={chipStyle}>
                <VisuallyHidden>Remove </VisuallyHidden>
                {label}
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              onClick={() => remove({ ...noFilter, query: filter.query })}
              css={[chipStyle, clearStyle]}
            >
              Clear filters
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}

const getDayLabel = ({ answered }: InboxFilter, name: (typeof dayFields)[number]) =>
  `${answered === null ? 'Submitted' : 'Waiting'} ${name}`;

/** The filters in use, each with the change that removes it. */
function listChips(filter: InboxFilter): { label: string; changes: Partial<InboxFilter> }[] {
  return [
    ...fields.flatMap((name) => {
      const value = getValue(filter, name);
      const { label, choices } = filters[name];
      if (value === '') return [];
      return [{ label: `${label}: ${choices[value] ?? value}`, changes: toChanges(name, '') }];
    }),
    ...dayFields.flatMap((name) => {
      const day = filter[name];
      if (day === null) return [];
      return [{ label: `${getDayLabel(filter, name)} ${day}`, changes: { [name]: null } }];
    }),
  ];
}

const lineStyle = css({
  // The popover is as wide as the line allows.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  '[role="search"]': { flex: 1, minWidth: 0 },
});

const inUseStyle = css({ background: color.primarySoft, color: color.primaryStrong });

/** Above the list, so that it doesn't move. */
const panelStyle = css(surfaceStyle, {
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: layer.popup,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  width: 'min(22rem, calc(100vw - 2rem))',
  maxHeight: '70dvh',
  overflow: 'auto',
  padding: space[3],
  boxShadow: shadow.high,
  '&[hidden]': { display: 'none' },
});

/** One line, which scrolls. */
const chipsStyle = css({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  paddingBlock: 3,
  listStyle: 'none',
  li: { flex: 'none' },
});

const chipStyle = css(toolbarButtonStyle, {
  border: `1px solid ${color.primaryBorder}`,
  borderRadius: radius.round,
  background: color.primarySoft,
  color: color.primaryStrong,
  fontSize: fontSize.small,
});
const clearStyle = css({ borderColor: 'transparent', background: 'transparent' });
