import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';

/** Two short fields, side by side if there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div css={rowStyle}>{children}</div>;
}

const rowStyle = css({
  display: 'grid',
  alignItems: 'start',
  gap: space[5],
  [media.tablet]: { gridTemplateColumns: '1fr 1fr' },
});
