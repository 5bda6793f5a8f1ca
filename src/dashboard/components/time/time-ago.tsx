import { css } from '@emotion/react';
import { exactTime, relativeTime } from './relative-time';
import { useNow } from './use-now';

/** A relative time; the exact time on hover. */
export function TimeAgo({ at }: { at: string }) {
  return (
    <time dateTime={at} title={exactTime(at)} css={timeStyle}>
      {relativeTime(at, useNow())}
    </time>
  );
}

const timeStyle = css({ whiteSpace: 'nowrap' });
