import { css } from '@emotion/react';
import { media } from '../../../theme/layout';
import { lowWindow, topBar } from './layout-size';

/*
 * What is open of a list has its head above and the box for writing below, and both stay in sight: beside the list what is between them
 * scrolls for itself; in its place the page scrolls, and they stick to its edges.
 */

/** To the page's upper edge, below the frame's bar. */
export const belowBarStyle = css({
  position: 'sticky',
  insetBlockStart: topBar,
  zIndex: 1,
  [media.desktop]: { insetBlockStart: 0 },
  [lowWindow]: { position: 'static' },
});

/** All of what is open. */
export const openStyle = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: `calc(100dvh - ${topBar})`,
  [media.desktop]: { minHeight: '100dvh' },
  [media.wide]: { minHeight: 0, height: '100%', overflow: 'auto' },
});

/** So that the name and the way back stay in sight. */
export const headInSightStyle = css(belowBarStyle, { [media.wide]: { position: 'static' } });

/** Only where it leaves room to read. */
export const footInSightStyle = css({
  '@media (max-width: 76.99em) and (min-height: 56.25em)': {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
  },
});

/** What is between; where head and foot leave little, all of it scrolls together. */
export const betweenStyle = css({
  flex: 1,
  [media.wide]: { flex: '1 0 8rem', minHeight: 0, overflow: 'auto' },
  '&:focus-visible': { outlineOffset: -3 },
});
