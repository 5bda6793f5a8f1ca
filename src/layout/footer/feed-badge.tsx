import { css } from '@emotion/react';
import { feedBadgeId } from './feed-badge-id';

/** The validator's badge, drawn here so that nothing is loaded from elsewhere. `feed` is the feed's full address. */
export function FeedBadge({ feed }: { feed: string }) {
  return (
    <a
      href={`https://validator.w3.org/feed/check.cgi?url=${encodeURIComponent(feed)}`}
      aria-label="Check our RSS feed with the W3C feed validator"
      css={badgeStyle}
    >
      <svg viewBox="0 0 96 32" width="96" height="32" aria-hidden focusable="false">
        <use href={`#${feedBadgeId}`} />
      </svg>
    </a>
  );
}

const badgeStyle = css({ display: 'inline-grid', placeItems: 'center', minHeight: '2.75rem' });
