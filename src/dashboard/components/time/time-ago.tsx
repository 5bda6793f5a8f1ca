import { formatDateTime } from '../../../../contract/shared/dates/format-date';
import { useEffect, useState, type ReactNode } from 'react';
import { formatAge, formatExactTime, formatRelativeTime } from './format';

/** A relative time; the exact time on hover and on paper. */
export function TimeAgo({ at }: { at: string }) {
  return (
    <Time at={at} onPaper={formatDateTime(at)}>
      {formatRelativeTime(at, useNow())}
    </Time>
  );
}

/** How long someone has waited; the exact time on hover and on paper. */
export function WaitingTime({ since }: { since: string }) {
  return (
    <Time at={since} onPaper={`Waiting since ${formatDateTime(since)}`}>
      Waiting {formatAge(since, useNow())}
    </Time>
  );
}

type TimeProps = { at: string; title?: string; onPaper: string; children: ReactNode };

export function Time({ at, title = formatExactTime(at), onPaper, children }: TimeProps) {
  return (
    <time dateTime={at} title={title} data-on-paper={onPaper} css={{ whiteSpace: 'nowrap' }}>
      <span>{children}</span>
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
