import { useRef, useState } from 'react';
import { faultWords } from '../api/error-messages';

export type AsyncAction = {
  /** Resolves to whether `work` succeeded; does nothing while another one runs. */
  act: (work: () => Promise<unknown>) => Promise<boolean>;
  busy: boolean;
  fault: string | null;
  refuse: (message: string | null) => void;
};

/** Runs one async action at a time; exposes its pending state and last error. */
export function useAct(): AsyncAction {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // A ref, because a double click fires before React re-renders.
  const isRunning = useRef(false);

  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setPending(true);
    setError(null);
    try {
      await work();
      return true;
    } catch (thrown) {
      setError(faultWords(thrown));
      return false;
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { act: run, busy: isPending, fault: error, refuse: setError };
}
