import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { formatNumber } from '../../../../contract/shared/text/format-number';
import { color } from '../../../theme/color';
import { denseTarget } from '../../components/styles/sizes';

/** Hides the rest of a long list. Empty if the count is not positive. */
export function CollapsedList({ count, children }: { count: number; children: ReactNode }) {
  if (count <= 0) return null;
  return (
    <details>
      <summary css={summaryStyle}>{formatNumber(count)} more</summary>
      {children}
    </details>
  );
}

const summaryStyle = css({
  minHeight: denseTarget,
  alignContent: 'center',
  color: color.primary,
  fontWeight: 700,
  cursor: 'pointer',
});
