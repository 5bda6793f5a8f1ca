import { css } from '@emotion/react';
import { color } from '../theme/color';
import { radius, shadow } from '../theme/shape';
import { space } from '../theme/space';

export const cardStyle = css({
  padding: `clamp(${space[5]}, 1rem + 1vw, ${space[8]})`,
  border: `1px solid ${color.divider}`,
  borderRadius: radius.large,
  background: color.surface,
  boxShadow: shadow.low,
});
