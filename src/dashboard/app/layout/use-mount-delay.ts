import { useEffect, useState } from 'react';

/** Milliseconds in which the list one came for is there, also on an old computer. */
const first = 500;

/** Whether this has been shown for a moment: what nobody waits for begins then. */
export function useSettledIn(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSettled, first, true);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}
