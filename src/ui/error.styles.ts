import { css } from '@emotion/react';
import { color } from '../theme/color';
import { space } from '../theme/space';

export const errorMarker = { 'data-error': '' } as const;
export const errorSelector = '[data-error]';

export const errorBoxStyle = css({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[4],
  borderInlineStart: `4px solid ${color.danger}`,
  background: color.dangerSoft,
});
