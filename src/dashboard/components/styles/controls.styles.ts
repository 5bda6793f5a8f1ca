import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { minTarget, radius, target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { controlStyle } from '../../../ui/fields/field';
import { denseTarget, fontSize } from './sizes';

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

/** A toolbar button whose text is visually hidden. */
export const toolbarIconStyle = css(toolbarButtonStyle, {
  position: 'relative',
  justifyContent: 'center',
  minWidth: denseTarget,
});

/** A select or an input in a dense layout. */
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
