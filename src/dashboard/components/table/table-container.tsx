import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Skeleton } from '../../../ui/loading/skeleton';
import { text } from '../styles/font-size';

/** Holds the place of a table that is still loading. */
export function TableSkeleton() {
  return (
    <div
      css={[tableBoxStyle, css({ display: 'grid', gap: space[5], padding: space[5] })]}
      aria-busy
    >
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height="1.5rem" />
      ))}
    </div>
  );
}

/** The frame around a list's table: wider than the screen, it scrolls by itself. */
export const tableBoxStyle = css({
  // What is hidden in a cell is placed in here, and widens no page.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});

export const tableStyle = css({
  width: '100%',
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    // The queue with the most columns has room from 1280 px on.
    padding: `${space[3]} clamp(0.375rem, 2.5vw - 1.6rem, ${space[4]})`,
    borderBlockEnd: `1px solid ${color.line}`,
    fontWeight: 400,
    textAlign: 'start',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  // Heads take a second line before the words below them are broken.
  'thead th': {
    color: color.muted,
    fontSize: text.small,
    verticalAlign: 'bottom',
    whiteSpace: 'normal',
  },
  'tbody tr:last-of-type > *': { borderBlockEnd: 0 },
});
