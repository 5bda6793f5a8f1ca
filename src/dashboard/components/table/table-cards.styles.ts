import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { denseTarget } from '../styles/target-size.styles';
import { text } from '../styles/font-size';

/**
 * Many columns beside the sidebar are too many for most screens: there each row is a card, and each cell says what it holds
 * (`data-label`).
 */
export const cardsStyle = css({
  'th, td': { verticalAlign: 'middle' },
  // One line of it must be hit: 24 px under a mouse, and on a card as much as a button.
  'tbody th > a': {
    display: 'inline-block',
    maxWidth: '100%',
    paddingBlock: '0.15rem',
    // Whoever fills in a form writes the name: one without a space must not lie over the columns beside it.
    overflowWrap: 'anywhere',
  },
  [media.belowWide]: {
    display: 'block',
    // Cells say what they hold, and "Order" sorts: nothing out of sight takes the focus.
    thead: { display: 'none' },
    tbody: { display: 'block' },
    'tbody tr': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))',
      gap: `${space[2]} ${space[6]}`,
      padding: space[4],
      borderBlockEnd: `1px solid ${color.line}`,
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
    // What names the row is the head of its card.
    'tbody th': { gridColumn: '1 / -1', order: -1 },
    'tbody th > a': { paddingBlock: `calc((${denseTarget} - 1.4em) / 2)` },
    'td[data-label]::before': {
      content: 'attr(data-label)',
      flex: '0 0 6.5rem',
      color: color.muted,
      fontSize: text.small,
      fontWeight: 400,
    },
  },
});
