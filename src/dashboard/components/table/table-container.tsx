import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';
import { Skeleton } from '../../../ui/loading/skeleton';
import { fontSize } from '../styles/font-size';

export function TableSkeleton() {
  return (
    <div
      css={[tableContainerStyle, css({ display: 'grid', gap: space[5], padding: space[5] })]}
      aria-busy
    >
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} height="1.5rem" />
      ))}
    </div>
  );
}

/** Scrolls a table that is wider than the screen. */
export const tableContainerStyle = css({
  // The containing block of visually hidden text in cells, which would widen the page.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: color.surface,
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
  },
  'tbody tr:last-of-type > *': { borderBlockEnd: 0 },
});
