import { css } from '@emotion/react';
import { media } from '../../../theme/layout';
import { shortWindow, topBarHeight } from './sizes';

/*
 * The header and the composer of a detail pane stay visible. Beside the list, the content between them scrolls; on narrow screens the
 * page scrolls, and they stick to its edges.
 */

/** Sticks to the top edge, below the top bar. */
export const stickyTopStyle = css({
  position: 'sticky',
  insetBlockStart: topBarHeight,
  zIndex: 1,
  [media.desktop]: { insetBlockStart: 0 },
  [shortWindow]: { position: 'static' },
});

export const detailPaneStyle = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: `calc(100dvh - ${topBarHeight})`,
  [media.desktop]: { minHeight: '100dvh' },
  [media.wide]: { minHeight: 0, height: '100%', overflow: 'auto' },
});

export const stickyHeaderStyle = css(stickyTopStyle, { [media.wide]: { position: 'static' } });

/** Sticky only where it leaves space to read. */
export const stickyFooterStyle = css({
  '@media (max-width: 76.99em) and (min-height: 56.25em)': {
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 1,
  },
});

/**
 * The content; the whole pane scrolls if little space is left for it. Relative, so that visually hidden text in it doesn't make the
 * window scroll.
 */
export const scrollingBodyStyle = css({
  position: 'relative',
  flex: 1,
  [media.wide]: { flex: '1 0 8rem', minHeight: 0, overflow: 'auto' },
  '&:focus-visible': { outlineOffset: -3 },
});
