import { css } from '@emotion/react';
import { space } from '../../theme/space';
import { fieldRowsStyle } from '../parts/record-form/field-rows-style';

export const formStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: '56rem',
});

export const gridStyle = css(fieldRowsStyle, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});
