import { css } from '@emotion/react';
import { formatExactTime, formatRelativeTime } from './relative-time';
import { useNow } from './use-now';

/** A relative time; the exact time on hover. */
export function TimeAgo({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatExactTime(at)} css={timeStyle}>
      {formatRelativeTime(at, useNow())}
    </time>
  );
}

const timeStyle = css({ whiteSpace: 'nowrap' });
