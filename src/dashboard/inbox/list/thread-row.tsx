import { css } from '@emotion/react';
import { TriangleAlert, UserRound } from 'lucide-react';
import type { Chat } from '../../../../contract/inbox/schema';
import { hasFailedReply, isPossibleSpam } from '../../../../contract/inbox/filter';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { AssigneeName } from '../../components/assignee/assignee';
import { Link } from '../../components/link/link';
import { getRegionName } from '../../components/region-name';
import { PossibleSpamBadge } from '../../components/status/possible-spam-badge';
import { fontSize } from '../../components/styles/sizes';
import { TimeAgo } from '../../components/time/time-ago';
import { StatusBadge } from '../status-badge';

type ThreadRowProps = {
  chat: Chat;
  url: string;
  unreadCount: number;
  isSelected: boolean;
  isTabStop: boolean;
};

export function ThreadRow({ chat, url, unreadCount, isSelected, isTabStop }: ThreadRowProps) {
  const last = chat.messages.at(-1);
  return (
    <Link
      to={url}
      aria-current={isSelected ? 'true' : undefined}
      data-row
      tabIndex={isTabStop ? 0 : -1}
      css={rowStyle}
    >
      <span data-part="dot" data-new={unreadCount > 0 || undefined} aria-hidden />
      <span data-part="lines">
        <span data-part="head">
          <span data-part="name" data-new={unreadCount > 0 || undefined}>
            {chat.name}
            {unreadCount > 0 && <VisuallyHidden>, {unreadCount} unread</VisuallyHidden>}
          </span>
          {last && (
            <span data-part="time">
              <TimeAgo at={last.at} />
            </span>
          )}
        </span>
        <span data-part="snippet">
          {hasFailedReply(chat) && (
            <span css={{ color: color.danger, fontWeight: 700 }}>
              <TriangleAlert
                size={14}
                aria-hidden
                css={{ display: 'inline', verticalAlign: '-2px' }}
              />{' '}
              Failed ·{' '}
            </span>
          )}
          {formatSnippet(chat)}
        </span>
        <span data-part="facts">
          {isPossibleSpam(chat) && <PossibleSpamBadge />}
          <StatusBadge status={chat.status} />
          <span>{getRegionName(chat.region)}</span>
          {chat.possibleDuplicates.length > 0 && <span>Possible duplicate</span>}
          {chat.assignee !== null && (
            <span data-part="assignee">
              <UserRound size={14} aria-hidden />
              <VisuallyHidden>Assigned to </VisuallyHidden>
              <AssigneeName email={chat.assignee} />
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}

/** The last message on one line, labeled if the office wrote it. */
function formatSnippet(chat: Chat): string {
  const last = chat.messages.at(-1);
  if (!last) return 'No messages';
  const line = last.text.replace(/\s+/g, ' ').trim();
  if (last.channel === 'note') return `Note: ${line}`;
  if (last.channel === 'call') return `Call: ${line}`;
  return last.direction === 'out' ? `Office: ${line}` : line;
}

const ellipsis = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** One style for the whole row, because every styled element slows down long lists. */
const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[3],
  padding: `${space[3]} ${space[4]} ${space[3]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.divider}`,
  color: color.text,
  lineHeight: 1.4,
  textDecoration: 'none',
  '&:hover': { background: color.surfaceSunken, color: color.text },
  '&[aria-current]': { background: color.primarySoft, boxShadow: `inset 3px 0 ${color.primary}` },
  '&:focus-visible': { outlineOffset: -3 },
  '[data-part="dot"]': {
    width: '0.6rem',
    height: '0.6rem',
    marginBlockStart: '0.45rem',
    borderRadius: '50%',
    '&[data-new]': { background: color.primary },
  },
  '[data-part="lines"]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
  '[data-part="head"]': { display: 'flex', gap: space[2], alignItems: 'baseline' },
  '[data-part="name"]': {
    ...ellipsis,
    // Contains the visually hidden text, which would otherwise widen the page.
    position: 'relative',
    flex: 1,
    minWidth: 0,
    '&[data-new]': { fontWeight: 700 },
  },
  '[data-part="time"]': { color: color.muted, fontSize: fontSize.small },
  '[data-part="snippet"]': { ...ellipsis, color: color.muted, fontSize: '0.9375rem' },
  '[data-part="facts"]': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    marginBlockStart: 2,
    color: color.muted,
    fontSize: fontSize.small,
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
