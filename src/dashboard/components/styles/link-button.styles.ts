import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { denseTarget } from './target-size.styles';

export const linkButtonStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: denseTarget,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: 6,
  background: 'transparent',
  color: color.primary,
  fontSize: '0.9375rem',
  fontWeight: 700,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '&:hover': { background: color.primarySoft, color: color.primaryStrong },
});
