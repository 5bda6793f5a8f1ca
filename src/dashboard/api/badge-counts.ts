import useSWR from 'swr';
import type { JobCounts } from '../../../contract/applications/schema';
import type { HelpDeskCounts } from '../../../contract/help-desk/queue-schema';
import { getQueues } from '../../../contract/help-desk/screens';
import type { ActivityResponse, ChatsResponse } from '../../../contract/inbox/schema';
import { chatLimits } from '../../../contract/shared/list-limits';
import { canSee } from '../../../contract/shared/roles';
import { facts } from '../../shared/facts';
import { useStaff } from '../hooks/use-staff';

/** `polls` is true only in the layout, which polls for all screens (specification section 7). */
type PollOptions = { polls?: boolean };

const getInterval = ({ polls = false }: PollOptions) => (polls ? facts.pollInterval : 0);

export const latestThreadsPath = '/chats';

/** The threads with the newest activity; nothing for a role without the inbox. */
export function useLatestThreads(options: PollOptions = {}) {
  const { role } = useStaff();
  return useSWR<ChatsResponse>(canSee(role, 'form-messages') ? latestThreadsPath : null, {
    refreshInterval: getInterval(options),
  });
}

/**
 * All threads with messages since a time, and the threads with these ids; undefined while they load and after an error.
 * @param since '' for all threads
 * @param ids the first ones are asked for
 */
export function useThreadActivity(since: string, ids: readonly string[]) {
  const { role } = useStaff();
  const params = new URLSearchParams();
  if (since !== '') params.set('since', since);
  if (ids.length > 0) params.set('ids', ids.slice(0, chatLimits.default).join());
  const query = params.size === 0 ? '' : `?${params.toString()}`;
  const path = canSee(role, 'form-messages') ? `/chats/activity${query}` : null;
  const { data, error } = useSWR<ActivityResponse, unknown>(path, {
    refreshInterval: facts.pollInterval,
    keepPreviousData: true,
  });
  return { threads: data?.threads, error };
}

/** The number of waiting requests in each queue of the role, and the oldest wait. */
export function useHelpDeskCounts(options: PollOptions = {}) {
  const { role } = useStaff();
  return useSWR<HelpDeskCounts>(getQueues(role).length > 0 ? '/helpDesk/counts' : null, {
    refreshInterval: getInterval(options),
    keepPreviousData: true,
  });
}

/** The number of new job applications and the time of the oldest, polled; nothing for roles that may not see them. */
export function useJobCounts() {
  const { role } = useStaff();
  return useSWR<JobCounts>(canSee(role, 'jobs') ? '/jobs/counts' : null, {
    refreshInterval: facts.pollInterval,
  });
}

/** 0 until it is known. */
export function useNewApplicationCount(): number {
  return useJobCounts().data?.newApplications ?? 0;
}
