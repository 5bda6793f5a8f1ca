/** In em, so larger text switches the layout earlier. */
export const media = {
  tablet: '@media (min-width: 40em)',
  belowTablet: '@media (max-width: 39.99em)',
  desktop: '@media (min-width: 64em)',
  /** The whole navigation fits next to the longest company name. */
  wide: '@media (min-width: 77em)',
  /** The user's name fits too. */
  roomy: '@media (min-width: 84em)',
  belowWide: '@media not all and (min-width: 77em)',
  /** Rows of a table are cards, but not on paper. */
  cards: '@media screen and (max-width: 76.99em)',
  belowRoomy: '@media (max-width: 83.99em)',
  belowDesktop: '@media (max-width: 63.99em)',
  /** A phone with text nearly twice as large. */
  largeLetters: '@media (max-width: 14em)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

export const width = { page: '75rem', text: '44rem' } as const;

export const layer = { header: 20, drawer: 40, popup: 50, overlay: 60, skip: 70 } as const;
