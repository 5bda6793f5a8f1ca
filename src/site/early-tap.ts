/** Where the inline loader (build/post-build/defer-scripts.ts) keeps a tap that came before the scripts were there. */
export const earlyTap = {
  /** Attribute of elements whose tap is to be repeated. */
  attribute: 'data-replay',
  /** Property of window that holds the tapped element. */
  property: '___tapped',
  /** Attribute of <html> once the page is alive. */
  alive: 'data-alive',
} as const;
