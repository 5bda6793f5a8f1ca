import { css } from '@emotion/react';

/** A picture of our own instead of the validator's badge, so that nothing is loaded from another site. */
export function FeedBadge({ feedUrl }: { feedUrl: string }) {
  return (
    <a
      href={`https://validator.w3.org/feed/check.cgi?url=${encodeURIComponent(feedUrl)}`}
      aria-label="Check our RSS feed with the W3C feed validator"
      css={badgeStyle}
    >
      <img src="/feed-badge.svg" width="96" height="32" alt="" loading="lazy" />
    </a>
  );
}

const badgeStyle = css({ display: 'inline-grid', placeItems: 'center', minHeight: '2.75rem' });
