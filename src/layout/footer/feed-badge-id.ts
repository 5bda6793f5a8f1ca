/** Where the sprite of the built page (feed-badge-symbol.tsx) holds the drawing of the feed's badge: the id of its <symbol>. */
export const feedBadgeId = 'feed-badge';
