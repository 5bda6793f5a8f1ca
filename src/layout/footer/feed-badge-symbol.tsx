import { feedBadgeId } from './feed-badge-id';

/** The feed validator's badge for the sprite of the built page. For the build only. */
export function FeedBadgeSymbol() {
  return (
    <symbol id={feedBadgeId} viewBox="0 0 96 32">
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
