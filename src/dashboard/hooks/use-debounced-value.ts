import { useEffect, useState } from 'react';

/** The value once it has not changed for `delay` milliseconds. */
export function useSettled(value: string, delay: number): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
