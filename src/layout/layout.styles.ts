import { css } from '@emotion/react';
import { color, tapTargetStyle } from '../theme/tokens';

/** A link that is underlined only under the pointer. */
export const quietLinkStyle = css({
  ...tapTargetStyle,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

/** The dark background of top bar and footer, the same in both themes. */
export const darkSectionStyle = css({
  '--focus': '#ffd9a8',
  background: color.band,
  color: color.onBand,
  a: { color: 'inherit' },
  'a:hover': { color: '#ffffff' },
});
