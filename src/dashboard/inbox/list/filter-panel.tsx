import { useId, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { ListFilter } from 'lucide-react';
import { regionIds } from '../../../../contract/shared/regions';
import { threadStatuses } from '../../../../contract/inbox/constants';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { Button } from '../../../ui/buttons/button';
import { denseTarget } from '../../components/styles/target-size.styles';
import { FilterDay } from '../../components/filter/date-filter';
import { FilterSelect } from '../../components/filter/select-filter';
import { regionName } from '../../components/region-name';
import { channels } from '../channel-labels';
import { channelIds, noFilter, type InboxFilter } from '../params';
import { statusWords } from '../status-badge';

/** What is chosen by one list each; 'show' stands for three of the filter's fields, of which one can be on. */
type Field = 'show' | 'status' | 'who' | 'region' | 'channel' | 'answered' | 'sort';

/** What can be chosen; '' is the usual. */
const filters: Record<Field, { label: string; choices: Record<string, string> }> = {
  show: {
    label: 'Show',
    choices: {
      '': 'All',
      unread: 'Unread only',
      waiting: 'Waiting for an answer',
      failed: 'Answer not delivered',
    },
  },
  status: {
    label: 'Status',
    choices: { '': 'Any', ...wordsOf(threadStatuses, (one) => statusWords[one]) },
  },
  who: { label: 'Assigned to', choices: { '': 'Anybody', mine: 'Me', nobody: 'Nobody yet' } },
  region: { label: 'Region', choices: { '': 'Any', ...wordsOf(regionIds, regionName) } },
  channel: {
    label: 'Contains',
    choices: { '': 'Anything', ...wordsOf(channelIds, (id) => channels[id].words) },
  },
  answered: {
    label: 'Answer',
    choices: { '': 'Any', asked: 'Asked for', day: 'Within a day', late: 'Not within a day' },
  },
  sort: { label: 'Order', choices: { '': 'Latest activity', waiting: 'Longest waiting' } },
};
const fields = Object.keys(filters) as Field[];
/** The days, at the office, in which a form came in, or by its answer in which it was asked for. */
const days = ['from', 'to'] as const;
const shows = ['unread', 'waiting', 'failed'] as const;

function wordsOf<Id extends string>(ids: readonly Id[], words: (id: Id) => string) {
  return Object.fromEntries(ids.map((id) => [id, words(id)]));
}

function valueOf(filter: InboxFilter, field: Field): string {
  if (field === 'show') return shows.find((one) => filter[one]) ?? '';
  return field === 'sort' && filter.sort === 'latest' ? '' : (filter[field] ?? '');
}

function changesBy(field: Field, value: string): Partial<InboxFilter> {
  if (field === 'show') return Object.fromEntries(shows.map((one) => [one, one === value]));
  if (field === 'sort') return { sort: value === 'waiting' ? value : 'latest' };
  return { [field]: value || null };
}

type FilterPanelProps = {
  filter: InboxFilter;
  onChange: (changes: Partial<InboxFilter>) => void;
  /** Stands at the end of the line. */
  children?: ReactNode;
};

/** The filters and the order of the list, folded away until they are wanted; how many are on shows. */
export function FilterPanel({ filter, onChange, children }: FilterPanelProps) {
  const active =
    fields.filter((field) => valueOf(filter, field) !== '').length +
    days.filter((name) => filter[name] !== null).length;
  const [open, setOpen] = useState(active > 0);
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
          {active > 0 ? `Filter (${active} on)` : 'Filter and order'}
        </button>
        {children}
      </div>
      <div id={id} hidden={!open} css={panelStyle}>
        {fields.map((name) => (
          <FilterSelect
            key={name}
            dense
            {...filters[name]}
            value={valueOf(filter, name)}
            onValue={(value) => onChange(changesBy(name, value))}
          />
        ))}
        {days.map((name) => (
          <FilterDay
            key={name}
            dense
            label={`${filter.answered === null ? 'Submitted' : 'Asked'} ${name}`}
            value={filter[name]}
            onValue={(value) => onChange({ [name]: value })}
          />
        ))}
        {active > 0 && (
          <Button tone="quiet" onClick={() => onChange({ ...noFilter, query: filter.query })}>
            Show all threads
          </Button>
        )}
      </div>
    </div>
  );
}

/** With a wider stand-in face it needs two lines on a phone. */
const lineStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[2],
});

const toggleStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: denseTarget,
  padding: `0 ${space[2]}`,
  marginInlineStart: `-${space[2]}`,
  border: 0,
  borderRadius: 6,
  background: 'transparent',
  color: color.teal,
  fontSize: '0.9375rem',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  svg: { flex: 'none' },
  '&:hover': { background: color.tealSoft, color: color.tealStrong },
});

const panelStyle = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[2],
  paddingBlockStart: space[2],
  '&[hidden]': { display: 'none' },
  '& > button': { gridColumn: '1 / -1' },
});
