import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { target } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { text } from '../styles/font-size';

/**
 * Where a column stands on a small card: beside the name, on a line of its own, or at the start or end of the last line. A table that
 * places any of its columns shows there no others.
 */
export type CardPlace = 'state' | 'line' | 'start' | 'end' | 'choice';

/** The cards of a table (cards-style.ts) that places its columns: small enough that several are in sight at once, on a phone and on a tablet. */
export const smallCardStyle = css({
  [media.belowWide]: {
    '&[data-placed]': {
      'tbody tr': {
        display: 'flex',
        flexWrap: 'wrap',
        gap: `0 ${space[3]}`,
        padding: `${space[2]} ${space[4]}`,
      },
      // Ends the first line, whatever is on the next.
      'tbody tr::after': { content: '""', flexBasis: '100%', order: -1 },
      'tbody tr:has(> [data-small-card="choice"])': { paddingInlineStart: target },
      'tbody td:not([data-small-card])': { display: 'none' },
      // With large letters what is beside it goes below it.
      'tbody th': { flex: '1 1 8rem', minWidth: 0, order: -3 },
      'tbody [data-small-card="state"]': { order: -2 },
      'tbody [data-small-card="line"]': {
        flexBasis: '100%',
        flexWrap: 'wrap',
        columnGap: space[3],
      },
      // Where both do not fit into one line, the end has one of its own.
      'tbody [data-small-card="start"]': { flex: '1 1 auto', minWidth: 0 },
      'tbody [data-small-card="end"]': {
        marginInlineStart: 'auto',
        color: color.muted,
        fontSize: text.small,
      },
      'td[data-label]::before': { content: 'none' },
      'td[data-small-card-label]::before': { content: 'attr(data-label)', flex: 'none' },
    },
  },
});
