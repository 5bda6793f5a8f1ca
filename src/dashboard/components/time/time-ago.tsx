import { useEffect, useState } from 'react';
import { formatAge, formatExactTime, formatRelativeTime } from './format';

/** A relative time; the exact time on hover. */
export function TimeAgo({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatExactTime(at)} css={{ whiteSpace: 'nowrap' }}>
      {formatRelativeTime(at, useNow())}
    </time>
  );
}

/** How long someone has waited; the exact time on hover. */
export function WaitingTime({ since }: { since: string }) {
  return (
    <time dateTime={since} title={formatExactTime(since)} css={{ whiteSpace: 'nowrap' }}>
      Waiting {formatAge(since, useNow())}
    </time>
  );
}

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
