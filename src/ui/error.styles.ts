import { css } from '@emotion/react';
import { color } from '../theme/color';
import { space } from '../theme/space';

/** Marks what tells of an attempt that went wrong, for whoever brings the visitor back to the form. */
export const faultMark = { 'data-fault': '' } as const;
export const faultSelector = '[data-fault]';

/** The box around words about something that failed, and what to do. */
export const faultBoxStyle = css({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[4],
  borderInlineStart: `4px solid ${color.danger}`,
  background: color.dangerSoft,
});
