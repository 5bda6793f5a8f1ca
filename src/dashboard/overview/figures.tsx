import { useState } from 'react';
import { certificateWarningDays } from '../../../contract/employees/constants';
import type { Unread } from '../../../contract/inbox/unread-schema';
import type { OverviewResponse } from '../../../contract/overview/schema';
import { getScreens } from '../../../contract/shared/roles';
import { useHelpDeskCounts, useJobCounts } from '../api/badge-counts';
import { helpDeskTypeByScreen } from '../../../contract/help-desk/screens';
import { maxUnreadThreads } from '../../../contract/shared/list-limits';
import { formatCapped } from '../../../contract/shared/text/format-number';
import { formatAge } from '../components/time/format';
import { useNow } from '../components/time/time-ago';
import { useUnread } from '../api/use-unread';
import { useStaff } from '../hooks/use-staff';
import type { FigureProps } from './figure';

/**
 * The numbers that need attention, most urgent first when they have loaded: replies that failed, then what has waited longest, then the rest. Zeros are last.
 * @param overview undefined while loading and after an error
 */
export function useFigures(overview: OverviewResponse | undefined, hasError: boolean) {
  const { access } = useStaff();
  const unread = useUnread();
  const queues = useHelpDeskCounts();
  const jobs = useJobCounts();
  const now = useNow();
  const describeWait = (oldest: string | null | undefined, emptyNote: string) => ({
    note: oldest ? `Oldest: ${formatAge(oldest, now)}` : emptyNote,
    since: oldest,
  });

  const figures = getScreens(access).flatMap(({ id, path, label }): FigureProps[] => {
    const type = helpDeskTypeByScreen[id];
    if (type !== undefined) {
      const queue = queues.data?.queues.find((one) => one.type === type);
      return [
        {
          url: `${path}?show=waiting`,
          label,
          value: queues.data && (queue?.waiting ?? 0),
          ...describeWait(queue?.oldestWaitingAt, 'Nothing is waiting'),
          hasError: queues.error !== undefined,
        },
      ];
    }
    if (id === 'form-messages') {
      const inbox = overview?.inbox ?? undefined;
      return [
        {
          url: `${path}?status=all&failed=1`,
          label: 'Failed replies',
          value: inbox?.failed,
          note: inbox?.failed ? 'Latest reply not delivered' : 'None',
          isFailure: true,
          hasError,
        },
        {
          url: `${path}?sort=waiting&waiting=1`,
          label: 'Waiting for a reply',
          value: inbox?.waiting.count,
          ...describeWait(inbox?.waiting.oldest, 'No one is waiting'),
          hasError,
        },
        {
          url: `${path}?status=all&unread=1`,
          label: 'Unread messages',
          ...countUnread(unread.threads),
          hasError: unread.error !== undefined,
        },
      ];
    }
    if (id === 'jobs') {
      return [
        {
          url: `${path}?view=applications&stage=new`,
          label: 'New applications',
          value: jobs.data?.newApplications,
          ...describeWait(jobs.data?.oldestNewAt, 'Nothing is waiting'),
          hasError: jobs.error !== undefined,
        },
      ];
    }
    if (id === 'add-employee') return [getCertificatesFigure(path, overview, hasError)];
    return [];
  });
  const isLoading = figures.some(({ value, hasError }) => value === undefined && !hasError);
  const [order, setOrder] = useState<string[] | null>(null);
  // Only once, because later changes must not move a figure under the pointer.
  if (order === null && !isLoading) setOrder(sortByUrgency(figures).map(({ url }) => url));
  const getPosition = ({ url }: FigureProps) => order?.indexOf(url) ?? 0;
  return { figures: figures.sort((a, b) => getPosition(a) - getPosition(b)), isLoading };
}

export function sortByUrgency(figures: readonly FigureProps[]): FigureProps[] {
  const getRank = ({ value, isFailure, since }: FigureProps) => {
    if (value === 0) return 3;
    if (isFailure) return 0;
    return since ? 1 : 2;
  };
  return [...figures].sort(
    (a, b) => getRank(a) - getRank(b) || (a.since ?? '').localeCompare(b.since ?? ''),
  );
}

/** The number of unread messages; undefined while the threads load. */
export function countUnread(threads: Unread['threads'] | undefined): {
  value: number | undefined;
  isCapped?: boolean;
  note: string;
} {
  if (!threads) return { value: undefined, note: '' };
  const value = threads.reduce((sum, { unread }) => sum + unread, 0);
  if (value === 0) return { value, note: 'All read' };
  const isCapped = threads.length === maxUnreadThreads;
  const count = formatCapped(threads.length, isCapped);
  return { value, isCapped, note: `In ${count} ${threads.length === 1 ? 'thread' : 'threads'}` };
}

/** Expired and expiring certificates of employees. */
function getCertificatesFigure(
  path: string,
  overview: OverviewResponse | undefined,
  hasError: boolean,
): FigureProps {
  const certificates = overview?.certificates ?? undefined;
  const { expired = 0, soon = 0 } = certificates ?? {};
  const period = `within ${certificateWarningDays} days`;
  const note = soon > 0 ? `Expiring ${period}` : `None ${period}`;
  return {
    url: `${path}?certificate=due&sort=certificate`,
    label: 'Certificates due',
    value: certificates && expired + soon,
    note: expired > 0 ? `${expired} expired, ${soon} ${period}` : note,
    hasError,
  };
}
