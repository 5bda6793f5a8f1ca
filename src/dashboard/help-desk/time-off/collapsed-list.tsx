import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { grouped } from '../../../../contract/shared/text/format-number';
import { color } from '../../../theme/color';
import { denseTarget } from '../../components/styles/target-size.styles';

type TheRestProps = {
  /** How many there are beyond those that are shown. */
  count: number;
  children: ReactNode;
};

/** Those of a list of people that are not shown at once, folded; nothing where there are none. */
export function TheRest({ count, children }: TheRestProps) {
  if (count <= 0) return null;
  return (
    <details css={boxStyle}>
      <summary css={summaryStyle}>
        <span className="folded">and {grouped(count)} more</span>
        <span className="unfolded">Show fewer</span>
      </summary>
      {children}
    </details>
  );
}

const boxStyle = css({
  '&[open] > summary > .folded, &:not([open]) > summary > .unfolded': { display: 'none' },
});
const summaryStyle = css({
  minHeight: denseTarget,
  alignContent: 'center',
  color: color.teal,
  fontWeight: 700,
  textDecoration: 'underline',
  cursor: 'pointer',
});
