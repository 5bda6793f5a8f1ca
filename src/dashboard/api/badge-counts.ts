import { getQueues } from '../../../contract/help-desk/screens';
import { chatLimits } from '../../../contract/shared/list-limits';
import { canSee } from '../../../contract/shared/roles';
import { facts } from '../../shared/facts';
import { pollingOptions, useApi } from './swr-hooks';
import { useStaff } from '../hooks/use-staff';

/** `polls` is true only in the layout, which polls for all screens (specification section 7). */
type PollOptions = { polls?: boolean };

const getInterval = ({ polls = false }: PollOptions) => (polls ? facts.pollInterval : 0);

/** The threads with the newest activity; nothing for a role without the inbox. */
export function useLatestThreads(options: PollOptions = {}) {
  const { role } = useStaff();
  return useApi('GET /chats', canSee(role, 'form-messages') ? {} : null, {
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
  const query = {
    ...(since !== '' && { since }),
    ...(ids.length > 0 && { ids: ids.slice(0, chatLimits.default).join() }),
  };
  const input = canSee(role, 'form-messages') ? { query } : null;
  const { data, error } = useApi('GET /chats/activity', input, {
    refreshInterval: facts.pollInterval,
    keepPreviousData: true,
  });
  return { threads: data?.threads, error };
}

/** The number of waiting requests in each queue of the role, and the oldest wait. */
export function useHelpDeskCounts(options: PollOptions = {}) {
  const { role } = useStaff();
  return useApi('GET /helpDesk/counts', getQueues(role).length > 0 ? {} : null, {
    refreshInterval: getInterval(options),
    keepPreviousData: true,
  });
}

/** The number of new job applications and the time of the oldest, polled; nothing for roles that may not see them. */
export function useJobCounts() {
  const { role } = useStaff();
  return useApi('GET /jobs/counts', canSee(role, 'jobs') ? {} : null, pollingOptions);
}

/** 0 until it is known. */
export function useNewApplicationCount(): number {
  return useJobCounts().data?.newApplications ?? 0;
}
