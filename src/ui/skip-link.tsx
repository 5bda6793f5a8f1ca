import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color, space, radius } from '../theme/tokens';
import { layer } from '../theme/layout';

/** Hidden until focused. */
export function SkipLink({ href, children, ...rest }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a {...rest} href={href} css={skipStyle}>
      {children}
    </a>
  );
}

const skipStyle = css({
  position: 'absolute',
  zIndex: layer.skip,
  insetInlineStart: space[3],
  top: '-6rem',
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.small,
  background: color.surfaceRaised,
  color: color.text,
  fontWeight: 700,
  '&:focus': { top: space[3] },
  '@media print': { display: 'none' },
});
