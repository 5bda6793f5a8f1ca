import { css } from '@emotion/react';
import { media } from '../../theme/layout';
import { target, color, space, minTarget, radius } from '../../theme/tokens';
import { controlStyle } from '../../ui/fields/field';

/** Smaller than on public pages. Inputs need at least 16 px, or iOS zooms in. */
export const fontSize = {
  body: '1rem',
  small: '0.875rem',
  heading: '1.0625rem',
  title: '1.5rem',
  figure: '2rem',
} as const;

/** The minimum height of controls in dense layouts: smaller with a mouse, full size with touch. */
export const denseTarget = 'var(--dense-target)';

export const denseTargetCss = {
  '--dense-target': '2.25rem',
  '@media (pointer: coarse)': { '--dense-target': target },
} as const;

/** The height of the top bar, on screens without the sidebar. */
export const topBarHeight = `calc(${target} + 0.5rem)`;

export const sidebarWidth = '16.5rem';

/** A phone in landscape: sticky elements would leave no space to read. */
export const shortWindow = '@media (max-height: 29.99em)';

/** Children below each other, none wider than the box. */
export const stackStyle = (gap: string | number) =>
  css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap });

/** Children beside each other, on more lines if they don't fit. */
export const rowStyle = (gap: string) =>
  css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap });

export const surfaceStyle = css({
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: color.surface,
});

export const fieldsetStyle = css({ minWidth: 0, margin: 0, padding: 0, border: 0 });

export const quietStyle = css({ color: color.muted, fontSize: fontSize.small });

export const smallStyle = css(quietStyle, { display: 'block', fontWeight: 400 });

export const ellipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const sectionHeadingStyle = css({ fontSize: fontSize.heading });

/** It shrinks in a header that large letters make too wide. */
export const iconButtonStyle = css({
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 auto',
  width: target,
  minWidth: minTarget,
  height: target,
  border: 0,
  borderRadius: radius.medium,
  background: 'transparent',
  color: 'inherit',
  '&:hover': { background: color.primarySoft, color: color.primaryStrong },
});

/** The line that opens a <details>, with an arrow that turns. */
export const summaryStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: denseTarget,
  paddingInlineStart: space[1],
  color: color.primary,
  fontWeight: 700,
  '&::before': {
    content: '""',
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    borderStyle: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(-45deg)',
  },
  '[open] > &::before': { transform: 'rotate(45deg)' },
});

export const inlineLinkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: denseTarget,
});

const textButtonStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: denseTarget,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  fontSize: '0.9375rem',
  '&:hover, &[aria-pressed="true"]': { background: color.primarySoft, color: color.primaryStrong },
  '&[aria-disabled="true"]': { opacity: 0.6 },
});

export const linkButtonStyle = css(textButtonStyle, {
  gap: space[2],
  color: color.primary,
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const toolbarButtonStyle = css(textButtonStyle, {
  gap: space[1],
  color: color.muted,
  whiteSpace: 'nowrap',
  svg: { flex: 'none' },
});

export const toolbarIconStyle = css(toolbarButtonStyle, {
  position: 'relative',
  justifyContent: 'center',
  minWidth: denseTarget,
});

export const denseControlStyle = css(controlStyle, {
  minWidth: 0,
  minHeight: denseTarget,
  paddingBlock: space[1],
  fontSize: '1rem',
  textOverflow: 'ellipsis',
});

/** Fields side by side, with their inputs aligned even if only some have a hint or an error. The user sets the columns. */
export const fieldGridStyle = css({
  display: 'grid',
  columnGap: space[4],
  marginBlockEnd: `calc(-1 * ${space[4]})`,
  '&& > *': {
    gridRow: 'span 4',
    gridTemplateRows: 'subgrid',
    alignItems: 'start',
    rowGap: 0,
    marginBlockEnd: space[4],
  },
  '&& > * > * + *': { marginBlockStart: space[1] },
  '&& > * > label:not(:has(+ [id$="-hint"]))': { gridRow: 'span 2', alignSelf: 'end' },
});

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
