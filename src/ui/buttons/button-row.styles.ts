import { css } from '@emotion/react';
import { space } from '../../theme/space';

/** Buttons side by side, from the start of the line. */
export const buttonRowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[3],
});

/** The buttons at the end of a form or a dialog: the one that does it stands last. */
export const buttonsEndStyle = css(buttonRowStyle, { justifyContent: 'end' });
