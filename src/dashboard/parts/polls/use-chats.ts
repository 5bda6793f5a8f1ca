import useSWR from 'swr';
import type { ChatsAnswer } from '../../../../contract/chats';
import { chatLimits } from '../../../../contract/list-limits';
import { maySee } from '../../../../contract/roles';
import { facts } from '../../../site/facts';
import { useStaff } from '../staff';
import { useListLength } from './use-list-length';

/** The threads with the newest activity, polled every 6 s while the tab is visible; not asked for by a role without the inbox. */
export function useChats() {
  const { role } = useStaff();
  const { query, showOlder } = useListLength('chats', chatLimits);
  const poll = useSWR<ChatsAnswer>(maySee(role, 'form-messages') ? `/chats${query}` : null, {
    refreshInterval: facts.pollEvery,
    // The list stays while a longer one is on its way.
    keepPreviousData: true,
  });
  return { ...poll, showOlder: showOlder(poll.data?.total) };
}
