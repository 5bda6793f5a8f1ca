import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';

/** Two short fields side by side where there is room, their tops level: what is wrong with one leaves the other's box where it is. */
export function Pair({ children }: { children: ReactNode }) {
  return <div css={pairStyle}>{children}</div>;
}

const pairStyle = css({
  display: 'grid',
  alignItems: 'start',
  gap: space[5],
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
});
