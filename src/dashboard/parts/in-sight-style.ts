import { css } from '@emotion/react';
import { media } from '../../theme/layout';
import { target } from '../../theme/shape';

/*
 * What is open of a list has its head above and the box for writing below, and both stay in sight: on wide screens what is between them
 * scrolls for itself; where the page scrolls they stick to its edges.
 */

/** Below the frame's bar, so that the name and the way back stay in sight. */
export const headInSightStyle = css({
  position: 'sticky',
  insetBlockStart: `calc(${target} + 0.5rem)`,
  zIndex: 1,
  [media.desktop]: { position: 'static' },
});

/** Only where it leaves room to read. */
export const footInSightStyle = css({
  '@media (max-width: 63.99em) and (min-height: 50em)': {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
  },
});

/** What is between; where head and foot leave little, all of it scrolls together. */
export const betweenStyle = css({
  flex: 1,
  [media.desktop]: { flex: '1 0 8rem', minHeight: 0, overflow: 'auto' },
  '&:focus-visible': { outlineOffset: -3 },
});
