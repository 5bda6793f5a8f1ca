import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that tells whether the component is still on screen. */
export function useIsMounted(): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    // StrictMode runs effects twice.
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current, []);
}
