import { css } from '@emotion/react';

const symbolId = 'feed-badge';

/** The badge of the W3C feed validator. It refers to the symbol below, so that nothing is loaded from another site. */
export function FeedBadge({ feedUrl }: { feedUrl: string }) {
  return (
    <a
      href={`https://validator.w3.org/feed/check.cgi?url=${encodeURIComponent(feedUrl)}`}
      aria-label="Check our RSS feed with the W3C feed validator"
      css={badgeStyle}
    >
      <svg viewBox="0 0 96 32" width="96" height="32" aria-hidden focusable="false">
        <use href={`#${symbolId}`} />
      </svg>
    </a>
  );
}

/** For the sprite of the built page. */
export function FeedBadgeSymbol() {
  return (
    <symbol id={symbolId} viewBox="0 0 96 32">
      <rect width="96" height="32" rx="6" fill="#fffdf8" />
      <path d="M6 0h30v32H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6z" fill="#c75a00" />
      <g fill="none" stroke="#fff" strokeWidth="2.6" strokeLinecap="round">
        <path d="M11 9.5a12.5 12.5 0 0 1 12.5 12.5M11 15a7 7 0 0 1 7 7" />
      </g>
      <circle cx="12" cy="21" r="2" fill="#fff" />
      <text x="66" y="14" textAnchor="middle" fontSize="10" fontWeight="700" fill="#1d2b2d">
        RSS feed
      </text>
      <text x="66" y="25" textAnchor="middle" fontSize="9" fill="#1d2b2d">
        W3C check
      </text>
    </symbol>
  );
}

const badgeStyle = css({ display: 'inline-grid', placeItems: 'center', minHeight: '2.75rem' });
