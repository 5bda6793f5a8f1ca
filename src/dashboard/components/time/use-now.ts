import { useEffect, useState } from 'react';

const updateEvery = 20_000;

/** The current time in milliseconds, updated every 20 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), updateEvery);
    return () => clearInterval(timer);
  }, []);
  return now;
}
