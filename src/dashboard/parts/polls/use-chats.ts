import useSWR from 'swr';
import type { ChatsAnswer } from '../../../../contract/chats';
import { maySee } from '../../../../contract/roles';
import { facts } from '../../../site/facts';
import { useStaff } from '../staff';

/** The threads with the newest activity, polled every 6 s while the tab is visible; not asked for by a role without the inbox. */
export function useChats() {
  const { role } = useStaff();
  return useSWR<ChatsAnswer>(maySee(role, 'form-messages') ? '/chats' : null, {
    refreshInterval: facts.pollEvery,
  });
}
