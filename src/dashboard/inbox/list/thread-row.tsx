import { css } from '@emotion/react';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Moon from 'lucide-react/icons/moon';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Users from 'lucide-react/icons/users';
import type { ChatSummary } from '../../../../contract/inbox/schema';
import { isMissedCall, missedCalls, untilTheyWrite } from '../../../../contract/inbox/constants';
import { media } from '../../../theme/layout';
import { color, space } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { AssigneeInitials } from '../../components/assignee';
import { FollowUpFact } from '../../components/follow-up/follow-up-fact';
import { Link } from '../../components/link';
import { ellipsis, fontSize } from '../../components/dashboard.styles';
import { TagList } from '../../components/tags/tag-list';
import { formatTimeOrDate } from '../../components/time/format';
import { TimeAgo, useNow } from '../../components/time/time-ago';
import { DueTime, explainThreadDue } from '../due-time';
import { StatusBadge } from '../labels';
import { formatSnooze } from '../snooze/snooze-times';

type ThreadRowProps = {
  thread: ChatSummary;
  url: string;
  unreadCount: number;
  isSelected: boolean;
  isTabStop: boolean;
  /** Shows how long the person has waited instead of when a reply is due. */
  showsWait: boolean;
};

export function ThreadRow(props: ThreadRowProps) {
  const { thread, url, unreadCount, isSelected, isTabStop, showsWait } = props;
  const last = thread.messages.at(-1);
  const { waitsSince } = thread;
  return (
    <Link
      to={url}
      aria-current={isSelected ? 'true' : undefined}
      aria-description={explainThreadDue(thread) ?? undefined}
      data-row
      tabIndex={isTabStop ? 0 : -1}
      css={rowStyle}
    >
      <span data-part="dot" data-new={unreadCount > 0 || undefined} aria-hidden />
      <span data-part="lines">
        <span data-part="head">
          <span data-part="name" data-new={unreadCount > 0 || undefined}>
            {thread.name}
            {unreadCount > 0 && <VisuallyHidden>, {unreadCount} unread</VisuallyHidden>}
          </span>
          {last && (
            <span data-part="time">
              {waitsSince === null ? (
                <TimeAgo at={last.at} />
              ) : (
                <DueTime {...{ thread, showsWait }} />
              )}
            </span>
          )}
        </span>
        <span data-part="preview">
          <span data-part="snippet">
            {thread.hasFailedReply && (
              <span css={{ color: color.danger, fontWeight: 700 }}>
                <TriangleAlert size={14} aria-hidden /> Failed ·{' '}
              </span>
            )}
            {thread.possibleSpam && (
              <>
                <span css={{ color: color.warning }}>Possible spam</span> ·{' '}
              </>
            )}
            {thread.hasPossibleDuplicates && (
              <span title="Possible duplicate" css={{ position: 'relative' }}>
                <Users size={15} aria-hidden css={{ color: color.warning }} />
                <VisuallyHidden>Possible duplicate</VisuallyHidden>{' '}
              </span>
            )}
            <span>{formatSnippet(thread)}</span>
          </span>
          {thread.assignee !== null && (
            <span data-part="assignee">
              <VisuallyHidden>Assigned to </VisuallyHidden>
              <AssigneeInitials email={thread.assignee} />
            </span>
          )}
        </span>
        <span data-part="facts">
          <StatusBadge status={thread.status} />
          {thread.tags?.length ? <TagList ids={thread.tags} max={1} /> : null}
          <span data-part="times">
            {showsWait && waitsSince !== null && <DueTime thread={thread} />}
            {thread.snoozedUntil != null && <SnoozeFact until={thread.snoozedUntil} />}
            {thread.followUp && (
              <span>
                <VisuallyHidden>Follow up </VisuallyHidden>
                <CalendarClock size={14} aria-hidden />{' '}
                <FollowUpFact followUp={thread.followUp} isShort />
              </span>
            )}
          </span>
        </span>
      </span>
    </Link>
  );
}

function SnoozeFact({ until }: { until: string }) {
  const now = useNow();
  return (
    <span title={formatSnooze(until)}>
      <VisuallyHidden>Snoozed </VisuallyHidden>
      <Moon size={14} aria-hidden /> until{' '}
      {until === untilTheyWrite ? 'they write' : formatTimeOrDate(until, now)}
    </span>
  );
}

/** The last message on one line, labeled if the office or someone else wrote it. */
function formatSnippet(thread: ChatSummary): string {
  const last = thread.messages.at(-1);
  if (!last) return 'No messages';
  const line = last.text.replace(/\s+/g, ' ').trim();
  if (last.channel === 'note') return `Note: ${line}`;
  if (last.channel === 'call') {
    const result = isMissedCall(last.intent) ? ` (${missedCalls[last.intent]})` : '';
    return `Call${result}${line && `: ${line}`}`;
  }
  if (last.sender === null) return `Office: ${line}`;
  return last.sender === thread.name ? line : `${last.sender}: ${line}`;
}

/** One style for the whole row, because every styled element slows down long lists. */
const rowStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[3],
  padding: `${space[1]} ${space[4]} ${space[1]} ${space[3]}`,
  borderBlockEnd: `1px solid ${color.divider}`,
  color: color.text,
  lineHeight: 1.3,
  textDecoration: 'none',
  '&:hover': { background: color.surfaceSunken, color: color.text },
  '&[aria-current]': { background: color.primarySoft, boxShadow: `inset 3px 0 ${color.primary}` },
  '&:focus-visible': { outlineOffset: -3 },
  svg: { display: 'inline', verticalAlign: '-2px' },
  '[data-part="dot"]': {
    width: '0.6rem',
    height: '0.6rem',
    marginBlockStart: '0.35rem',
    borderRadius: '50%',
    '&[data-new]': { background: color.primary },
  },
  '[data-part="lines"]': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 },
  // Relative, because each contains visually hidden text, which would otherwise widen the page.
  '[data-part="lines"] > *': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minWidth: 0,
    color: color.muted,
    fontSize: fontSize.small,
    whiteSpace: 'nowrap',
  },
  '[data-part="name"]': {
    ...ellipsis,
    flex: 1,
    color: color.text,
    fontSize: fontSize.body,
    '&[data-new]': { fontWeight: 700 },
  },
  '[data-part="snippet"]': { ...ellipsis, flex: 1 },
  '[data-part="assignee"]': { marginBlock: '-0.25rem' },
  '[data-part="facts"]': { [media.largeLetters]: { flexWrap: 'wrap' } },
  '[data-part="facts"] > *': { fontSize: '0.8125rem' },
  // More of a tag than a table shows.
  '[data-part="facts"] > [title] > span': { maxWidth: '9rem' },
  // Tags are cut before a time is.
  '[data-part="times"]': {
    ...ellipsis,
    flex: 'none',
    maxWidth: '70%',
    marginInlineStart: 'auto',
    '> * + *': { marginInlineStart: space[2] },
  },
});
