import useSWR from 'swr';
import type { ChatsAnswer } from '../../../../contract/chats';
import { maySee } from '../../../../contract/roles';
import { facts } from '../../../site/facts';
import { useStaff } from '../staff';

export const chatsPath = '/chats';

/** Every thread, newest activity first, polled every 6 s while the tab is visible; not asked for by a role without the inbox. */
export function useChats() {
  const { role } = useStaff();
  const path = maySee(role, 'form-messages') ? chatsPath : null;
  return useSWR<ChatsAnswer>(path, { refreshInterval: facts.pollEvery });
}
