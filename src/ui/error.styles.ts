import { css } from '@emotion/react';
import { color } from '../theme/color';
import { space } from '../theme/space';

export const errorMarker = { 'data-fault': '' } as const;
export const errorSelector = '[data-fault]';

export const errorBoxStyle = css({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[4],
  borderInlineStart: `4px solid ${color.danger}`,
  background: color.dangerSoft,
});
