import { exactTime, relativeTime } from './relative-time';
import { useNow } from './use-now';

/** A moment, relative; exact on hover and for readers that ask. */
export function TimeAgo({ at }: { at: string }) {
  return (
    <time dateTime={at} title={exactTime(at)} css={{ whiteSpace: 'nowrap' }}>
      {relativeTime(at, useNow())}
    </time>
  );
}
