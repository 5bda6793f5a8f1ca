import { css } from '@emotion/react';
import { space } from '../../theme/tokens';

export const buttonRowStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space[3],
});

/** The primary action is last. */
export const buttonsEndStyle = css(buttonRowStyle, { justifyContent: 'end' });
