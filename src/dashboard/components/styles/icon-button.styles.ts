import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { minTarget, radius, target } from '../../../theme/shape';

/** It shrinks in a header that large letters make too wide. */
export const iconButtonStyle = css({
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 auto',
  width: target,
  minWidth: minTarget,
  height: target,
  border: 0,
  borderRadius: radius.medium,
  background: 'transparent',
  color: 'inherit',
  '&:hover': { background: color.primarySoft, color: color.primaryStrong },
});
