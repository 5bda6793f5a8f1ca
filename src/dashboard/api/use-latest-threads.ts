import useSWR from 'swr';
import type { ChatsResponse } from '../../../contract/inbox/schema';
import { canSee } from '../../../contract/shared/roles';
import { facts } from '../../site/facts';
import { useStaff } from '../hooks/session/use-staff';

export const latestThreadsPath = '/chats';

/**
 * The threads with the newest activity; nothing for a role without the inbox.
 * @param options.polls true only in the layout, which polls for all screens (specification section 7)
 */
export function useLatestThreads({ polls = false } = {}) {
  const { role } = useStaff();
  return useSWR<ChatsResponse>(canSee(role, 'form-messages') ? latestThreadsPath : null, {
    refreshInterval: polls ? facts.pollEvery : 0,
  });
}
