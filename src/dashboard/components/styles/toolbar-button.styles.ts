import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { denseTarget } from './target-size.styles';

export const toolbarButtonStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: denseTarget,
  padding: `0 ${space[2]}`,
  border: 0,
  borderRadius: radius.small,
  background: 'transparent',
  color: color.muted,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  svg: { flex: 'none' },
  '&:hover, &[aria-pressed="true"]': { background: color.primarySoft, color: color.primaryStrong },
});
