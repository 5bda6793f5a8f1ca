import { useId, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import ListFilter from 'lucide-react/icons/list-filter';
import X from 'lucide-react/icons/x';
import type { ThreadFilter } from '../../../../contract/inbox/filter';
import { useDisclosure } from '../../../browser/hooks/use-disclosure';
import { color, space, radius, shadow } from '../../../theme/tokens';
import { layer } from '../../../theme/layout';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { FilterField } from '../../components/filter/filters';
import type { Filter } from '../../hooks/list/url-params';
import {
  denseTarget,
  quietStyle,
  fontSize,
  toolbarButtonStyle,
  surfaceStyle,
} from '../../components/dashboard.styles';
import { ToolbarIconButton } from '../../components/buttons';
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

type Field = {
  name: string;
  filter: Filter;
  /** Null for the default, also in `toChanges`. */
  value: string | null;
  toChanges: (value: string | null) => Partial<InboxFilter>;
};

function listFields(state: InboxFilter, assignee: Filter): Field[] {
  const filters = { ...inboxParams.filters, assignee };
  if (state.query !== '' && filters.status) {
    filters.status = { ...filters.status, all: 'Open and closed' };
  }
  if (state.answered !== null) {
    filters.from = { label: 'Waiting from' };
    filters.to = { label: 'Waiting to' };
  }
  const others = Object.entries(filters).map(([key, filter]): Field => {
    const name = key as keyof ThreadFilter;
    const defaultValue = inboxParams.defaults[name];
    const value = state[name] === defaultValue ? null : (state[name] as string);
    return { name, filter, value, toChanges: (next) => ({ [name]: next ?? defaultValue }) };
  });
  const messages: Field = {
    name: 'messages',
    filter: messagesFilter,
    value: messagesFields.find((name) => state[name]) ?? null,
    toChanges: (next) => Object.fromEntries(messagesFields.map((name) => [name, name === next])),
  };
  return [messages, ...others];
}

/** 'Status: Closed', 'Submitted from 2026-11-20' */
function formatFilter({ label, choices }: Filter, value: string): string {
  return choices === undefined ? `${label} ${value}` : `${label}: ${choices[value] ?? value}`;
}

type FilterPanelProps = {
  filter: InboxFilter;
  /** Depends on the staff. */
  assigneeFilter: Filter;
  onChange: (changes: Partial<InboxFilter>) => void;
  search?: ReactNode;
  children?: ReactNode;
};

/** One line with a popover that changes filters and sort order, and below it the filters in use as chips. */
export function FilterPanel(props: FilterPanelProps) {
  const { filter, assigneeFilter, onChange, search, children } = props;
  const { open, toggle, root } = useDisclosure<HTMLDivElement>();
  const fields = listFields(filter, assigneeFilter);
  const chips = fields.filter(({ value }) => value !== null);
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
            {fields.map((field) => (
              <FilterField
                key={field.name}
                {...field}
                onValueChange={(value) => onChange(field.toChanges(value))}
              />
            ))}
          </div>
        </div>
        {children}
      </div>
      {chips.length > 0 && (
        <ul aria-label="Filters in use" css={chipsStyle}>
          {chips.map(({ name, filter: described, value, toChanges }) => (
            <li key={name}>
              <button
                type="button"
                title="Remove"
                onClick={() => remove(toChanges(null))}
                css={chipStyle}
              >
                <VisuallyHidden>Remove </VisuallyHidden>
                {formatFilter(described, value ?? '')}
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
  '& > div': { minWidth: 0, maxWidth: 'none' },
  '& > div > div': { gap: 2 },
  label: quietStyle,
  'select, input': {
    minHeight: denseTarget,
    padding: `${space[1]} ${space[2]}`,
    textOverflow: 'ellipsis',
  },
});

/** Relative, so that visually hidden text in the chips doesn't make the window scroll. */
const chipsStyle = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  listStyle: 'none',
  li: { minWidth: 0 },
});

const chipStyle = css(toolbarButtonStyle, {
  border: `1px solid ${color.primaryBorder}`,
  borderRadius: radius.round,
  background: color.primarySoft,
  color: color.primaryStrong,
  fontSize: fontSize.small,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
const clearStyle = css({ borderColor: 'transparent', background: 'transparent' });
