import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';

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
  // The selection bar must not cover the last row.
  '&:has([data-at-edge])': { paddingBlockEnd: '13rem' },
  [media.belowTablet]: { gap: space[4], paddingBlockStart: space[4] },
});
