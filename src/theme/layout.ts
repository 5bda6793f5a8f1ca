/** Widths in em of the reader's default size, so that larger text moves the layout over earlier. */
export const media = {
  tablet: '@media (min-width: 40em)',
  belowTablet: '@media (max-width: 39.99em)',
  desktop: '@media (min-width: 64em)',
  /** From here the whole navigation fits beside the longest company name, and what is open of a list beside the office's sidebar and that list. */
  wide: '@media (min-width: 77em)',
  /** From here the name of who is signed in fits there too. */
  roomy: '@media (min-width: 84em)',
  belowWide: '@media not all and (min-width: 77em)',
  belowRoomy: '@media (max-width: 83.99em)',
  belowDesktop: '@media (max-width: 63.99em)',
  /** A phone with text of nearly twice the size: there nothing keeps to one line (global-css.ts). */
  largeLetters: '@media (max-width: 14em)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;

export const width = { page: '75rem', text: '44rem' } as const;

/** What lies over what. */
export const layer = { header: 20, drawer: 40, popup: 50, overlay: 60, skip: 70 } as const;
