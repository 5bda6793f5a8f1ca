import { css } from '@emotion/react';
import { formatDateTime } from '../../../contract/shared/dates/format-date';
import { explainDue } from '../../../contract/shared/office-hours/format-office-time';
import type { Chat } from '../../../contract/inbox/schema';
import { color } from '../../theme/tokens';
import { formatAge } from '../components/time/format';
import { Time, useNow, WaitingTime } from '../components/time/time-ago';

type Waiting = Pick<Chat, 'region' | 'waitsSince' | 'dueAt' | 'replyWithin'>;

/**
 * When a reply is due: 'Due in 25 min', 'Overdue 2 h'; the arithmetic on hover. Nothing if nobody waits.
 * @param showsWait 'Waiting 2 h' instead
 */
export function DueTime({ thread, showsWait = false }: { thread: Waiting; showsWait?: boolean }) {
  const now = useNow();
  const { waitsSince, dueAt } = thread;
  if (waitsSince === null) return null;
  // Until the server has given an older wait one.
  if (dueAt === null || showsWait) return <WaitingTime since={waitsSince} />;
  const isOverdue = Date.parse(dueAt) < now;
  return (
    <Time
      at={dueAt}
      title={explainThreadDue(thread) ?? ''}
      onPaper={`Reply due ${formatDateTime(dueAt)}`}
    >
      {isOverdue ? (
        <span css={overdueStyle}>Overdue {formatAge(dueAt, now)}</span>
      ) : (
        `Due in ${formatAge(new Date(now).toISOString(), Date.parse(dueAt))}`
      )}
    </Time>
  );
}

/** 'Fri 4:30 PM + 1 h → Mon 9:30 AM'; null without a due time. */
export function explainThreadDue({
  region,
  waitsSince,
  dueAt,
  replyWithin,
}: Waiting): string | null {
  if (waitsSince === null || dueAt === null || replyWithin === null) return null;
  return explainDue({ region, since: waitsSince, dueAt, replyWithin }, new Date());
}

const overdueStyle = css({ color: color.danger, fontWeight: 700 });
