import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { grouped } from '../../../../contract/shared/text/format-number';
import { color } from '../../../theme/color';
import { denseTarget } from '../../components/styles/target-size.styles';

/** Hides the rest of a long list behind 'Show 12 more'. Empty if the count is not positive. */
export function CollapsedList({ count, children }: { count: number; children: ReactNode }) {
  if (count <= 0) return null;
  return (
    <details css={boxStyle}>
      <summary css={summaryStyle}>
        <span data-when="closed">Show {grouped(count)} more</span>
        <span data-when="open">Show fewer</span>
      </summary>
      {children}
    </details>
  );
}

const boxStyle = css({
  '&[open] > summary > [data-when="closed"], &:not([open]) > summary > [data-when="open"]': {
    display: 'none',
  },
});
const summaryStyle = css({
  minHeight: denseTarget,
  alignContent: 'center',
  color: color.teal,
  fontWeight: 700,
  textDecoration: 'underline',
  cursor: 'pointer',
});
