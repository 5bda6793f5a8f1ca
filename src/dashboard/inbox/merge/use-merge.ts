import type { MergeResponse, MergeRequest } from '../../../../contract/inbox/change-schema';
import { callStaff } from '../../api/staff-client';
import { useAsyncAction } from '../../hooks/use-async-action';
import { threadPath, useRefreshThreads } from '../api';

/** Merges another thread into this one, or splits it off again. Both resolve to whether that succeeded. */
export function useMerge(userId: string) {
  const { run, isPending, error } = useAsyncAction();
  const refresh = useRefreshThreads();
  const call = (action: 'merge' | 'split', other: string): Promise<boolean> =>
    run(() => {
      const body: MergeRequest = { userId: other };
      const path = `${threadPath(userId)}/${action}`;
      // A rejection also means that the screen is out of date.
      return callStaff<MergeResponse>(path, { method: 'POST', body }).finally(refresh);
    });

  return {
    busy: isPending,
    fault: error,
    merge: (other: string) => call('merge', other),
    split: (other: string) => call('split', other),
  };
}
