import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells whether the part that asks is still on screen: an answer that comes once it was left leads nobody away from where they are by then.
 */
export function useStillHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
