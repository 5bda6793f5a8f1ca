import { useCallback, useEffect, useRef } from 'react';

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
