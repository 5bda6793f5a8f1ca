import type { ReactNode } from 'react';
import { css } from '@emotion/react';

export const visuallyHidden = css({
  position: 'absolute',
  // Implied in browsers; jsdom would join the text to the next word.
  display: 'block',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span css={visuallyHidden}>{children}</span>;
}
