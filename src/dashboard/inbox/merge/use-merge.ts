import type { MergeAnswer, MergeRequest } from '../../../../contract/inbox/change-schema';
import { callStaff } from '../../api/staff-client';
import { useAct } from '../../hooks/use-async-action';

/** Merging another thread into the open one, and undoing it. `fault` says why it was refused. */
export function useMerge(userId: string, onDone: () => void) {
  const { act, busy, fault } = useAct();
  const call = (way: 'merge' | 'split', other: string): Promise<boolean> =>
    act(() => {
      const path = `/chats/${encodeURIComponent(userId)}/${way}`;
      const body: MergeRequest = { userId: other };
      // Also what was refused is not what was shown.
      return callStaff<MergeAnswer>(path, { method: 'POST', body }).finally(onDone);
    });

  return {
    busy,
    fault,
    merge: (other: string) => call('merge', other),
    split: (other: string) => call('split', other),
  };
}
