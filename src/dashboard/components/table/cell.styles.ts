import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { text } from '../styles/font-size';

/**
 * What may be long wraps between its words, or the table would push its last columns off the screen; inside of one only when it is
 * longer than the column can be.
 */
export const wrapStyle = css({
  overflowWrap: 'break-word',
  '&&': { whiteSpace: 'normal' },
  // On the narrowest screen with columns every queue's last one is in sight.
  [media.wide]: { maxWidth: 'min(18rem, 17vw)' },
});

/** A reference, a number, a day: it stands on one line. */
export const unbrokenStyle = css({ whiteSpace: 'nowrap' });

/** What names the row has room for most names. */
export const rowNameStyle = css(wrapStyle, { [media.wide]: { minWidth: 'min(10rem, 10.8vw)' } });

/** What names the row, where it stands out. */
export const nameStyle = css(rowNameStyle, { '&&': { fontWeight: 700 } });

/** The smaller line below what a cell says. */
export const smallStyle = css({
  display: 'block',
  color: color.muted,
  fontSize: text.small,
  fontWeight: 400,
});
