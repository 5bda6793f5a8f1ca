/** The kinds of picture a profile photo may be made of, and the largest one that is looked at. The browser sends a square of it. */
export const photoLimits = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 10 * 1024 * 1024,
  /** Of the square. */
  maxSentBytes: 2 * 1024 * 1024,
} as const;
