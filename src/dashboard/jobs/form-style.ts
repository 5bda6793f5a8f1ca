import { css } from '@emotion/react';
import { space } from '../../theme/space';
import { hintBelowStyle } from '../parts/record-form/hint-below-style';

export const formStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: '56rem',
});

export const gridStyle = css(hintBelowStyle, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  alignItems: 'start',
  gap: space[4],
});
