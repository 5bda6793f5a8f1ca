import { css } from '@emotion/react';
import { relativeTime } from './relative-time';
import { useExactTime } from './use-exact-time';
import { useNow } from './use-now';

/** A moment, relative; exact on hover and for readers that ask. */
export function TimeAgo({ at }: { at: string }) {
  return (
    <time dateTime={at} title={useExactTime(at)} css={timeStyle}>
      {relativeTime(at, useNow())}
    </time>
  );
}

const timeStyle = css({ whiteSpace: 'nowrap' });
