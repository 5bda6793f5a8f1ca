import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { radius } from '../../../theme/shape';
import { space } from '../../../theme/space';

export const bubbleStyle = css({
  width: 'fit-content',
  maxWidth: 'min(38rem, 100%)',
  marginBlock: space[1],
  padding: space[3],
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** A private note must not look like something that was sent. */
export const noteStyle = css({
  borderStyle: 'dashed',
  borderColor: color.warning,
  borderRadius: radius.small,
  background: color.warningSoft,
});

export function NoteBubble({ children }: { children: ReactNode }) {
  return <p css={[bubbleStyle, noteStyle]}>{children}</p>;
}
