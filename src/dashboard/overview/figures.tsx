import { certificateWarningDays } from '../../../contract/employees/constants';
import type { ThreadActivity } from '../../../contract/inbox/schema';
import type { OverviewInbox, OverviewResponse } from '../../../contract/overview/schema';
import type { Screen } from '../../../contract/shared/roles';
import { useHelpDeskCounts, useJobCounts, useLatestThreads } from '../api/badge-counts';
import { helpDeskTypeByScreen } from '../../../contract/help-desk/screens';
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
  const unread = useUnread();
  const formatOldest = useFormatOldest('No one is waiting');
  return (
    <>
      <Figure
        url={`${inboxPath}?unread=1`}
        label="Unread messages"
        {...countUnread(unread.threads, unread.countUnread)}
        hasError={latest.error !== undefined}
      />
      <Figure
        url={`${inboxPath}?assignee=mine&sort=waiting&waiting=1`}
        label="Waiting for you"
        value={waiting?.mine.count}
        note={formatOldest(waiting?.mine.oldest)}
        since={waiting?.mine.oldest}
        hasError={hasError}
      />
      <Figure
        url={`${inboxPath}?assignee=nobody&sort=waiting&waiting=1`}
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
  threads: readonly ThreadActivity[] | undefined,
  getUnreadCount: (thread: ThreadActivity) => number,
): { value: number | undefined; note: string } {
  if (!threads) return { value: undefined, note: '' };
  const counts = threads.map(getUnreadCount).filter((count) => count > 0);
  const value = counts.reduce((sum, count) => sum + count, 0);
  if (value === 0) return { value, note: 'All read' };
  return { value, note: counts.length === 1 ? 'In 1 thread' : `In ${counts.length} threads` };
}

/** Waiting requests of the help desk. */
export function QueueFigures({ screens }: { screens: readonly Screen[] }) {
  const { data, error } = useHelpDeskCounts();
  const formatOldest = useFormatOldest('Nothing is waiting');
  return screens.map(({ id, path, label }) => {
    const queue = data?.queues.find(({ type }) => type === helpDeskTypeByScreen[id]);
    return (
      <Figure
        key={id}
        url={`${path}?show=waiting`}
        label={label}
        value={queue?.waiting}
        note={formatOldest(queue?.oldestWaitingAt)}
        since={queue?.oldestWaitingAt}
        hasError={error !== undefined}
      />
    );
  });
}

/** Job applications that nobody has looked at. */
export function ApplicationsFigure({ jobsPath }: { jobsPath: string }) {
  const { data, error } = useJobCounts();
  const formatOldest = useFormatOldest('Nothing is waiting');
  return (
    <Figure
      url={`${jobsPath}?view=applications&stage=new`}
      label="New applications"
      value={data?.newApplications}
      note={formatOldest(data?.oldestNewAt)}
      since={data?.oldestNewAt}
      hasError={error !== undefined}
    />
  );
}

type CertificatesFigureProps = {
  /** Undefined while loading and after an error. */
  certificates: NonNullable<OverviewResponse['certificates']> | undefined;
  hasError: boolean;
  employeesPath: string;
};

/** Expired and expiring certificates of employees. */
export function CertificatesFigure(props: CertificatesFigureProps) {
  const { certificates, hasError, employeesPath } = props;
  const { expired = 0, soon = 0 } = certificates ?? {};
  const period = `within ${certificateWarningDays} days`;
  const note = soon > 0 ? `Expiring ${period}` : `None ${period}`;
  return (
    <Figure
      url={`${employeesPath}?certificate=due&sort=certificate`}
      label="Certificates due"
      value={certificates && expired + soon}
      note={expired > 0 ? `${expired} expired, ${soon} ${period}` : note}
      hasError={hasError}
    />
  );
}

/** Returns a function that formats the start of the longest wait: 'Oldest: 4 days'. */
function useFormatOldest(emptyNote: string) {
  const now = useNow();
  return (at: string | null | undefined) => (at ? `Oldest: ${formatAge(at, now)}` : emptyNote);
}
