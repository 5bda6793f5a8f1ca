import { useState } from 'react';
import type { MergeAnswer, MergeRequest } from '../../../../contract/thread-changes';
import { faultWords } from '../../parts/fault-words';
import { callStaff } from '../../parts/staff-call';

/** Merging another thread into the open one, and undoing it. `fault` says why it was refused. */
export function useMerge(userId: string, onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const call = async (way: 'merge' | 'split', other: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFault(null);
    try {
      const body: MergeRequest = { userId: other };
      await callStaff<MergeAnswer>(`/chats/${encodeURIComponent(userId)}/${way}`, {
        method: 'POST',
        body,
      });
      return true;
    } catch (error) {
      setFault(faultWords(error));
      return false;
    } finally {
      setBusy(false);
      // Also what was refused is not what was shown.
      onDone();
    }
  };

  return {
    busy,
    fault,
    merge: (other: string) => call('merge', other),
    split: (other: string) => call('split', other),
  };
}
