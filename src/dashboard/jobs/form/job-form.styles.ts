import { css } from '@emotion/react';
import { space } from '../../../theme/space';
import { fieldRowsStyle } from '../../components/form/field-grid.styles';

export const formStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  maxWidth: '56rem',
});

export const gridStyle = css(fieldRowsStyle, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
});
