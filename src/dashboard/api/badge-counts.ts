import { getQueues } from '../../../contract/help-desk/screens';
import { canSee } from '../../../contract/shared/roles';
import { facts } from '../../shared/facts';
import { pollingOptions, useApi } from './swr-hooks';
import { useStaff } from '../hooks/use-staff';

/** `polls` is true only in the layout, which polls for all screens (specification section 7). */
type PollOptions = { polls?: boolean };

const getInterval = ({ polls = false }: PollOptions) => (polls ? facts.pollInterval : 0);

/** The threads with the newest activity; nothing for an account without the inbox. */
export function useLatestThreads(options: PollOptions = {}) {
  const { access } = useStaff();
  return useApi('GET /chats', canSee(access, 'form-messages') ? {} : null, {
    refreshInterval: getInterval(options),
  });
}

/** The number of waiting requests in each queue of the account, and the oldest wait. */
export function useHelpDeskCounts(options: PollOptions = {}) {
  const { access } = useStaff();
  return useApi('GET /helpDesk/counts', getQueues(access).length > 0 ? {} : null, {
    refreshInterval: getInterval(options),
    keepPreviousData: true,
  });
}

/** The number of new job applications and the time of the oldest, polled; nothing for roles that may not see them. */
export function useJobCounts() {
  const { access } = useStaff();
  return useApi('GET /jobs/counts', canSee(access, 'jobs') ? {} : null, pollingOptions);
}

/** 0 until it is known. */
export function useNewApplicationCount(): number {
  return useJobCounts().data?.newApplications ?? 0;
}
