import { css } from '@emotion/react';
import { color, space, target } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { denseTarget, fontSize, surfaceStyle } from '../dashboard.styles';

/** Scrolls a table that is wider than the screen. */
export const tableContainerStyle = css(surfaceStyle, {
  // The containing block of visually hidden text in cells, which would widen the page.
  position: 'relative',
  overflowX: 'auto',
});

export const tableStyle = css({
  width: '100%',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: `${space[3]} clamp(0.375rem, 2.5vw - 1.6rem, ${space[4]})`,
    borderBlockEnd: `1px solid ${color.divider}`,
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  'thead th': {
    color: color.muted,
    fontSize: fontSize.small,
    verticalAlign: 'bottom',
    whiteSpace: 'normal',
    [media.wide]: { paddingBlock: space[1] },
  },
  'tbody tr:last-of-type > *': { borderBlockEnd: 0 },
  // The checkbox has its own space.
  [media.wide]: { '[data-position="checkbox"]': { paddingInline: 0 } },
});

/** Rows of one line, 44 px high, of which 14 fit on a laptop. Cells that may be long need `ellipsisStyle`. */
export const oneLineRowsStyle = css({
  [media.wide]: {
    'th, td': { height: target, padding: `0 ${space[2]}`, verticalAlign: 'middle' },
    'thead th': { height: '2.25rem', verticalAlign: 'middle', whiteSpace: 'nowrap' },
    'th:first-of-type, td:first-of-type:not(th ~ td)': {
      '&:not([data-position])': { paddingInlineStart: space[4] },
    },
    'tr > [data-position="checkbox"] + th:first-of-type': { paddingInlineStart: space[2] },
    'td:last-of-type, thead th:last-of-type': { paddingInlineEnd: space[4] },
    // The line below the row is part of its height.
    '[data-position="checkbox"] > label': { minHeight: `calc(${target} - 1px)` },
    'tbody th > a': { color: 'inherit', textDecoration: 'none' },
    'tbody tr:hover': {
      background: color.surfaceSunken,
      'th > a': { textDecoration: 'underline' },
    },
  },
  // A small laptop.
  '@media screen and (min-width: 77em) and (max-width: 89.99em)': {
    '[data-optional]': { display: 'none' },
  },
});

/** Someone waits: their name stands out, and nothing else. */
export const waitingRowStyle = css({ th: { fontWeight: 700 } });

export const selectedRowStyle = css({ background: color.primarySoft });

/** On narrow screens each row is a card, and each cell shows its label (`data-label`). */
export const cardsStyle = css({
  'th, td': { verticalAlign: 'middle' },
  // At least 24 px high (WCAG 2.5.8).
  'tbody th > a': {
    display: 'inline-block',
    maxWidth: '100%',
    // Cut text would otherwise sit higher than the other cells.
    verticalAlign: 'middle',
    paddingBlock: '0.15rem',
    // Visitors enter names, which may have no spaces.
    overflowWrap: 'anywhere',
  },
  [media.cards]: {
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
    'tbody [data-position="checkbox"]': {
      position: 'absolute',
      insetBlockStart: space[1],
      insetInlineEnd: space[2],
    },
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

/**
 * The position of a column on a compact card: beside the name, on its own line, at the start or end of the last line, or the checkbox. If a
 * table positions any column, the others are hidden.
 */
export type CardPosition = 'state' | 'line' | 'start' | 'end' | 'checkbox';

export const compactCardsStyle = css({
  [media.cards]: {
    'tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `0 ${space[3]}`,
      padding: `${space[2]} ${space[4]}`,
    },
    'tbody tr::after': { content: '""', flexBasis: '100%', order: -1 },
    'tbody tr:has(> [data-position="checkbox"])': { paddingInlineStart: target },
    // The state is in the right corner.
    'tbody [data-position="checkbox"]': { insetBlockStart: space[2], insetInline: '0 auto' },
    'tbody td:not([data-position])': { display: 'none' },
    'tbody th': { flex: '1 1 8rem', minWidth: 0, order: -3 },
    'tbody [data-position="state"]': { order: -2 },
    'tbody [data-position="line"]': {
      flexBasis: '100%',
      flexWrap: 'wrap',
      columnGap: space[3],
    },
    'tbody [data-position="start"]': { flex: '1 1 auto', minWidth: 0 },
    'tbody [data-position="end"]': {
      marginInlineStart: 'auto',
      color: color.muted,
      fontSize: fontSize.small,
    },
    'td[data-label]::before': { content: 'none' },
    'td[data-label][data-has-label]::before': { content: 'attr(data-label)', flex: 'none' },
  },
});
