import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';

/** The room around an ordinary screen. */
export function ScreenBody({ children }: { children: ReactNode }) {
  return <div css={bodyStyle}>{children}</div>;
}

const bodyStyle = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[6],
  maxWidth: '72rem',
  padding: `${space[6]} ${space.gutter} ${space[16]}`,
  // The last row can be scrolled to above what stands at the window's edge.
  '&:has([data-at-edge])': { paddingBlockEnd: '13rem' },
  [media.belowTablet]: { gap: space[4], paddingBlockStart: space[4] },
});
