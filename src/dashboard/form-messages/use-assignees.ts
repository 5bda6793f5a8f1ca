import useSWR from 'swr';
import type { Chat } from '../../../contract/chats';
import type { AssigneesAnswer } from '../../../contract/thread-changes';
import { useStaff } from '../parts/staff';

/**
 * Whom a thread may be given to, oneself (`me`) first. Who has it now is among them also when that account may no longer have one, or
 * while the others are not known.
 */
export function useAssignees(current: Chat['assignee']): {
  me: string;
  assignees: readonly string[];
} {
  const me = useStaff().user.email?.toLowerCase() ?? '';
  const { data } = useSWR<AssigneesAnswer>('/chats/assignees');
  const all = new Set([...(data?.assignees ?? []), ...(current === null ? [] : [current])]);
  const assignees = [...all].sort(
    (a, b) => Number(b === me) - Number(a === me) || a.localeCompare(b),
  );
  return { me, assignees };
}
