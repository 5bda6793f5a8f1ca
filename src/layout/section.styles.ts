import { css } from '@emotion/react';
import { color } from '../theme/color';

/** The deep band of top bar and footer: light text, and a focus ring that shows on it, in both themes. */
export const bandStyle = css({
  '--focus': '#ffd9a8',
  background: color.band,
  color: color.onBand,
  a: { color: 'inherit' },
  'a:hover': { color: '#ffffff' },
});
