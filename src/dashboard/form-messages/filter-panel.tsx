import { useId, useState, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { ListFilter } from 'lucide-react';
import { regionIds } from '../../../contract/regions';
import { threadStatuses } from '../../../contract/thread-statuses';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { Button } from '../../ui/button';
import { controlStyle } from '../../ui/field';
import { denseTarget } from '../parts/dense-target';
import { regionName } from '../parts/region-name';
import { text } from '../parts/text';
import { channels } from './channels';
import { channelIds, noFilter, type InboxFilter } from './inbox-address';
import { statusWords } from './thread-status';

type Choice = readonly (readonly [value: string, words: string])[];

/** What is chosen by one list each; 'show' stands for three of the filter's fields, of which one can be on. */
type Field = 'show' | 'status' | 'who' | 'region' | 'channel' | 'answered' | 'sort';

/** What can be chosen; '' is the usual. */
const choices: Record<Field, { label: string; choice: Choice }> = {
  show: {
    label: 'Show',
    choice: [
      ['', 'All'],
      ['unread', 'Unread only'],
      ['waiting', 'Waiting for an answer'],
      ['failed', 'Answer not delivered'],
    ],
  },
  status: {
    label: 'Status',
    choice: [['', 'Any'], ...threadStatuses.map((one) => [one, statusWords[one]] as const)],
  },
  who: {
    label: 'Assigned to',
    choice: [
      ['', 'Anybody'],
      ['mine', 'Me'],
      ['nobody', 'Nobody yet'],
    ],
  },
  region: {
    label: 'Region',
    choice: [['', 'Any'], ...regionIds.map((id) => [id, regionName(id)] as const)],
  },
  channel: {
    label: 'Contains',
    choice: [['', 'Anything'], ...channelIds.map((id) => [id, channels[id].words] as const)],
  },
  answered: {
    label: 'Answer',
    choice: [
      ['', 'Any'],
      ['asked', 'Asked for'],
      ['day', 'Within a day'],
      ['late', 'Not within a day'],
    ],
  },
  sort: {
    label: 'Order',
    choice: [
      ['', 'Latest activity'],
      ['waiting', 'Longest waiting'],
    ],
  },
};
const fields = Object.keys(choices) as Field[];
/** The days, at the office, in which a form came in, or by its answer in which it was asked for. */
const days = ['from', 'to'] as const;
const shows = ['unread', 'waiting', 'failed'] as const;

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
          <label key={name} css={labelStyle}>
            {choices[name].label}
            <select
              value={valueOf(filter, name)}
              onChange={(event) => onChange(changesBy(name, event.target.value))}
              css={selectStyle}
            >
              {choices[name].choice.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ))}
        {days.map((name) => (
          <label key={name} css={labelStyle}>
            {filter.answered === null ? 'Submitted' : 'Asked'} {name}
            <input
              type="date"
              value={filter[name] ?? ''}
              onChange={(event) => onChange({ [name]: event.target.value || null })}
              css={selectStyle}
            />
          </label>
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

const lineStyle = css({ display: 'flex', justifyContent: 'space-between', gap: space[2] });

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

const labelStyle = css({
  display: 'grid',
  gap: 2,
  color: color.muted,
  fontSize: text.small,
  fontWeight: 700,
});

const selectStyle = css(controlStyle, {
  minHeight: denseTarget,
  padding: `${space[1]} ${space[2]}`,
  fontSize: '1rem',
  fontWeight: 400,
  textOverflow: 'ellipsis',
});
