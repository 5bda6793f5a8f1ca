import { useRef, useState } from 'react';
import { faultWords } from '../api/error-messages';

/** One piece of work at a time: whether it is under way, and why the last one was not done. `refuse` says why one is not even begun. */
export function useAct() {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  // Ahead of what is drawn: the second click of a double click comes before it.
  const isBusy = useRef(false);

  /** Gives back whether it was done; while another piece is under way it is not begun. */
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(true);
    setFault(null);
    try {
      await work();
      return true;
    } catch (error) {
      setFault(faultWords(error));
      return false;
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  };
  return { act, busy, fault, refuse: setFault };
}
