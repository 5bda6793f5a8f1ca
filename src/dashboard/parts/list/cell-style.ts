import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { text } from '../text';

/** What may be long wraps, or the table would push its last columns off the screen. */
export const wrapStyle = css({
  overflowWrap: 'anywhere',
  '&&': { whiteSpace: 'normal' },
  [media.wide]: { maxWidth: '18rem' },
});

/** What names the row, where it stands out. */
export const nameStyle = css(wrapStyle, { '&&': { fontWeight: 700 } });

/** The smaller line below what a cell says. */
export const smallStyle = css({
  display: 'block',
  color: color.muted,
  fontSize: text.small,
  fontWeight: 400,
});
