import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { fontSize } from '../styles/font-size';

/**
 * The position of a column on a compact card: beside the name, on its own line, at the start or end of the last line, or the checkbox. If a
 * table positions any column, the others are hidden.
 */
export type CardPosition = 'state' | 'line' | 'start' | 'end' | 'choice';

export const compactCardStyle = css({
  [media.belowWide]: {
    '&[data-placed]': {
      'tbody tr': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: `0 ${space[3]}`,
        padding: `${space[2]} ${space[4]}`,
      },
      'tbody tr::after': { content: '""', flexBasis: '100%', order: -1 },
      'tbody tr:has(> [data-small-card="choice"])': { paddingInlineStart: target },
      'tbody td:not([data-small-card])': { display: 'none' },
      'tbody th': { flex: '1 1 8rem', minWidth: 0, order: -3 },
      'tbody [data-small-card="state"]': { order: -2 },
      'tbody [data-small-card="line"]': {
        flexBasis: '100%',
        flexWrap: 'wrap',
        columnGap: space[3],
      },
      'tbody [data-small-card="start"]': { flex: '1 1 auto', minWidth: 0 },
      'tbody [data-small-card="end"]': {
        marginInlineStart: 'auto',
        color: color.muted,
        fontSize: fontSize.small,
      },
      'td[data-label]::before': { content: 'none' },
      'td[data-small-card-label]::before': { content: 'attr(data-label)', flex: 'none' },
    },
  },
});
