import { css } from '@emotion/react';
import { space } from '../../../theme/space';
import { controlStyle } from '../../../ui/fields/field';
import { denseTarget } from '../styles/target-size.styles';

/** A list in the bar of the chosen rows. */
export const chosenSelectStyle = css(controlStyle, {
  minWidth: 0,
  maxWidth: '16rem',
  minHeight: denseTarget,
  padding: `${space[1]} ${space[2]}`,
  fontSize: '1rem',
  textOverflow: 'ellipsis',
});
