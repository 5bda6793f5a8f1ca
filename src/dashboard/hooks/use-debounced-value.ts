import { useEffect, useState } from 'react';

/** A value once it has stayed the same for so many milliseconds: what somebody types, when they pause. */
export function useSettled(value: string, pause: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
