import type { Chat } from '../../../contract/inbox/schema';
import type { OverviewInbox } from '../../../contract/overview/schema';
import { useLatestThreads } from '../api/badge-counts';
import { formatAge } from '../components/time/format';
import { useNow } from '../components/time/time-ago';
import { useUnread } from '../hooks/unread/use-unread';
import { Figure } from './figure';

type InboxFiguresProps = {
  /** Undefined while loading and after an error. */
  waiting: OverviewInbox | undefined;
  hasError: boolean;
  inboxPath: string;
};

/** Unread messages, people waiting for a reply, and failed replies. */
export function InboxFigures({ waiting, hasError, inboxPath }: InboxFiguresProps) {
  const latest = useLatestThreads();
  const { countUnread: unreadIn } = useUnread(latest.data?.chats);
  const now = useNow();
  const formatOldest = (at: string | null | undefined) =>
    at ? `Oldest: ${formatAge(at, now)}` : 'No one is waiting';
  return (
    <>
      <Figure
        url={`${inboxPath}?unread=1`}
        label="Unread messages"
        {...countUnread(latest.data?.chats, unreadIn)}
        hasError={latest.error !== undefined}
      />
      <Figure
        url={`${inboxPath}?who=mine&sort=waiting&waiting=1`}
        label="Waiting for you"
        value={waiting?.mine.count}
        note={formatOldest(waiting?.mine.oldest)}
        since={waiting?.mine.oldest}
        hasError={hasError}
      />
      <Figure
        url={`${inboxPath}?who=nobody&sort=waiting&waiting=1`}
        label="Unassigned"
        value={waiting?.nobody.count}
        note={formatOldest(waiting?.nobody.oldest)}
        since={waiting?.nobody.oldest}
        hasError={hasError}
      />
      <Figure
        url={`${inboxPath}?failed=1`}
        label="Failed replies"
        value={waiting?.failed}
        note={waiting?.failed ? 'Latest reply not delivered' : 'None'}
        hasError={hasError}
      />
    </>
  );
}

/** The number of unread messages; undefined while the threads load. */
export function countUnread(
  chats: readonly Chat[] | undefined,
  getUnreadCount: (chat: Chat) => number,
): { value: number | undefined; note: string } {
  if (!chats) return { value: undefined, note: '' };
  const counts = chats.map(getUnreadCount).filter((count) => count > 0);
  const value = counts.reduce((sum, count) => sum + count, 0);
  if (value === 0) return { value, note: 'All read' };
  return { value, note: counts.length === 1 ? 'In 1 thread' : `In ${counts.length} threads` };
}
