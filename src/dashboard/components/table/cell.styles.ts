import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { fontSize } from '../styles/font-size';

/** For long text: it wraps, so that the last columns stay on screen. */
export const wrapStyle = css({
  overflowWrap: 'break-word',
  '&&': { whiteSpace: 'normal' },
  [media.wide]: { maxWidth: 'min(18rem, 17vw)' },
});

export const noWrapStyle = css({ whiteSpace: 'nowrap' });

/** For the name of the row: wide enough for most names. */
export const rowNameStyle = css(wrapStyle, { [media.wide]: { minWidth: 'min(10rem, 10.8vw)' } });

export const nameStyle = css(rowNameStyle, { '&&': { fontWeight: 700 } });

export const smallStyle = css({
  display: 'block',
  color: color.muted,
  fontSize: fontSize.small,
  fontWeight: 400,
});
