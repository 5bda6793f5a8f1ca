import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { denseTarget } from '../styles/target-size.styles';
import { fontSize } from '../styles/font-size';

/** On narrow screens each row is a card, and each cell shows its label (`data-label`). */
export const cardsStyle = css({
  'th, td': { verticalAlign: 'middle' },
  // At least 24 px high (WCAG 2.5.8).
  'tbody th > a': {
    display: 'inline-block',
    maxWidth: '100%',
    paddingBlock: '0.15rem',
    // Visitors enter names, which may have no spaces.
    overflowWrap: 'anywhere',
  },
  [media.belowWide]: {
    display: 'block',
    // Cells have labels, and the sort select replaces the headers.
    thead: { display: 'none' },
    tbody: { display: 'block' },
    'tbody tr': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
      gap: `${space[2]} ${space[6]}`,
      padding: space[4],
      borderBlockEnd: `1px solid ${color.divider}`,
    },
    'tbody tr:last-of-type': { borderBlockEnd: 0 },
    'tbody td, tbody th': {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      padding: 0,
      border: 0,
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
    },
    'tbody th': { gridColumn: '1 / -1', order: -1 },
    'tbody th > a': { paddingBlock: `calc((${denseTarget} - 1.4em) / 2)` },
    'td[data-label]::before': {
      content: 'attr(data-label)',
      flex: '0 0 6.5rem',
      color: color.muted,
      fontSize: fontSize.small,
      fontWeight: 400,
    },
  },
});
