import { useCallback, useRef, useState } from 'react';
import { getErrorMessage } from '../api/errors';
import { useReportSuccess } from './error-scope';

/** Runs one async action at a time. `run` resolves to whether it succeeded, and does nothing while another one runs. */
export function useAsyncAction() {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // A ref, because a double click fires before React re-renders.
  const isRunning = useRef(false);

  const reportSuccess = useReportSuccess(useCallback(() => setError(null), []));
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setPending(true);
    setError(null);
    try {
      await work();
      reportSuccess();
      return true;
    } catch (thrown) {
      setError(getErrorMessage(thrown));
      return false;
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { run, isPending, error, setError };
}
