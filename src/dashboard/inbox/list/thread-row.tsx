import { css } from '@emotion/react';
import { TriangleAlert, UserRound } from 'lucide-react';
import type { Chat } from '../../../../contract/inbox/schema';
import { hasFailed } from '../../../../contract/inbox/filter';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { ColleagueName } from '../../components/assignee/assignee-name';
import { Link } from '../../components/link/link';
import { regionName } from '../../components/region-name';
import { text } from '../../components/styles/font-size';
import { TimeAgo } from '../../components/time/time-ago';
import { StatusPill } from '../status-badge';
import { snippetOf } from './message-snippet';

type ThreadRowProps = {
  chat: Chat;
  address: string;
  unread: number;
  selected: boolean;
  /** Only one row is in the tab order; arrows move between rows. */
  tabbable: boolean;
  /** Moves the focus: 1 to the next row, -1 to the one before, or to an end of the list. */
  onMove: (to: 1 | -1 | 'first' | 'last') => void;
};

/** One thread in the list: who, from where, how far, with whom, what was last said and when, and what is new or has failed. */
export function ThreadRow({ chat, address, unread, selected, tabbable, onMove }: ThreadRowProps) {
  const last = chat.messages.at(-1);
  return (
    <Link
      to={address}
      aria-current={selected ? 'true' : undefined}
      data-thread={chat.userId}
      tabIndex={tabbable ? 0 : -1}
      onKeyDown={(event) => {
        const to = moves[event.key];
        if (to === undefined) return;
        event.preventDefault();
        onMove(to);
      }}
      css={rowStyle}
    >
      <span data-part="dot" data-new={unread > 0 || undefined} aria-hidden />
      <span data-part="lines">
        <span data-part="head">
          <span data-part="name" data-new={unread > 0 || undefined}>
            {chat.name}
            {unread > 0 && <VisuallyHidden>, {unread} unread</VisuallyHidden>}
          </span>
          {last && (
            <span data-part="time">
              <TimeAgo at={last.at} />
            </span>
          )}
        </span>
        <span data-part="snippet">
          {hasFailed(chat) && (
            <span css={{ color: color.danger, fontWeight: 700 }}>
              <TriangleAlert
                size={14}
                aria-hidden
                css={{ display: 'inline', verticalAlign: '-2px' }}
              />{' '}
              Not delivered ·{' '}
            </span>
          )}
          {snippetOf(chat)}
        </span>
        <span data-part="facts">
          <StatusPill status={chat.status} />
          <span>{regionName(chat.region)}</span>
          {chat.assignee !== null && (
            <span data-part="assignee">
              <UserRound size={14} aria-hidden />
              <VisuallyHidden>Assigned to </VisuallyHidden>
              <ColleagueName email={chat.assignee} />
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

const moves: Readonly<Record<string, 1 | -1 | 'first' | 'last'>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
};

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Of the whole row: each part with a style of its own would be three elements for React. */
const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[3],
  padding: `${space[3]} ${space[4]} ${space[3]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.text,
  lineHeight: 1.4,
  textDecoration: 'none',
  '&:hover': { background: color.sunken, color: color.text },
  '&[aria-current]': { background: color.tealSoft, boxShadow: `inset 3px 0 ${color.teal}` },
  '&:focus-visible': { outlineOffset: -3 },
  '[data-part="dot"]': {
    width: '0.6rem',
    height: '0.6rem',
    marginBlockStart: '0.45rem',
    borderRadius: '50%',
    '&[data-new]': { background: color.teal },
  },
  '[data-part="lines"]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
  '[data-part="head"]': { display: 'flex', gap: space[2], alignItems: 'baseline' },
  '[data-part="name"]': {
    ...ellipsis,
    // Or what it hides for screen readers would stand behind a long name and widen the page.
    position: 'relative',
    flex: 1,
    minWidth: 0,
    '&[data-new]': { fontWeight: 700 },
  },
  '[data-part="time"]': { color: color.muted, fontSize: text.small },
  '[data-part="snippet"]': { ...ellipsis, color: color.muted, fontSize: '0.9375rem' },
  '[data-part="facts"]': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    marginBlockStart: 2,
    color: color.muted,
    fontSize: text.small,
    whiteSpace: 'nowrap',
  },
  '[data-part="assignee"]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minWidth: 0,
    marginInlineStart: 'auto',
    svg: { flex: 'none' },
  },
});
