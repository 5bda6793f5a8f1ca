import { css } from '@emotion/react';
import { color } from '../theme/color';
import { space } from '../theme/space';

export const faultMark = { 'data-fault': '' } as const;
export const faultSelector = '[data-fault]';

export const faultBoxStyle = css({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[4],
  borderInlineStart: `4px solid ${color.danger}`,
  background: color.dangerSoft,
});
