import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../theme/color';
import { radius } from '../theme/shape';
import { space } from '../theme/space';
import { type } from '../theme/type';

/** Numbered steps, one below the other. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol css={listStyle}>{children}</ol>;
}

export function Step({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <li css={stepStyle}>
      <h3 css={{ fontSize: type.size.h4, lineHeight: '2.5rem', marginBottom: space[1] }}>
        {title}
      </h3>
      {children}
    </li>
  );
}

const listStyle = css({ listStyle: 'none', padding: 0, counterReset: 'step' });

const stepStyle = css({
  position: 'relative',
  counterIncrement: 'step',
  padding: `0 0 ${space[6]} 4rem`,
  '&::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: radius.round,
    background: color.teal,
    color: color.onTeal,
    fontFamily: type.display,
    fontWeight: 600,
    fontSize: '1.125rem',
  },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(1.25rem - 1px)',
    top: '3rem',
    bottom: space[2],
    width: 2,
    background: color.tealLine,
  },
  '& p + p, & p + ul': { marginTop: space[3] },
});
