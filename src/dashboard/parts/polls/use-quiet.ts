import { useEffect, useState } from 'react';

/** So long at most, in milliseconds, a busy page is waited for; and so long where the browser does not say when it has nothing to do. */
const patience = 1_000;

/** Whether the browser has had nothing to do since this was first shown: what nobody waits for can begin then. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const begin = () => setQuiet(true);
    // Safari has no such call.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = setTimeout(begin, patience);
      return () => clearTimeout(timer);
    }
    const asked = window.requestIdleCallback(begin, { timeout: patience });
    return () => window.cancelIdleCallback(asked);
  }, []);
  return isQuiet;
}
