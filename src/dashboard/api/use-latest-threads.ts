import useSWR from 'swr';
import type { ChatsAnswer } from '../../../contract/inbox/schema';
import { maySee } from '../../../contract/shared/roles';
import { facts } from '../../site/facts';
import { useStaff } from '../hooks/session/use-staff';

/** What the frame polls for all: asked for elsewhere too, it must not get a second timer beside the first. */
export const latestChats = '/chats';

/**
 * The threads with the newest activity; not asked for by a role without the inbox, nor while it is `off`. With `polls`, which is
 * the frame's, they are asked for every 6 s while the tab is visible.
 */
export function useChats({ polls = false, off = false } = {}) {
  const { role } = useStaff();
  return useSWR<ChatsAnswer>(maySee(role, 'form-messages') && !off ? latestChats : null, {
    refreshInterval: polls ? facts.pollEvery : 0,
  });
}
