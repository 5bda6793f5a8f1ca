import { Children, isValidElement, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { color, space, radius, type } from '../theme/tokens';
import { media } from '../theme/layout';
import { getGridColumns } from '../ui/card.styles';

export function Steps({ row, children }: { row?: string; children: ReactNode }) {
  return (
    <ol data-row={row} css={[listStyle, row !== undefined && rowStyle(countSteps(children))]}>
      {children}
    </ol>
  );
}

export function Step({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <li css={stepStyle}>
      <h3 css={titleStyle}>{title}</h3>
      {children}
    </li>
  );
}

/** As high as the number beside it, so that one line is level with it. */
const titleStyle = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.5rem',
  marginBottom: space[2],
  fontSize: type.size.h4,
  lineHeight: 1.3,
});

const listStyle = css({ listStyle: 'none', padding: 0, counterReset: 'step' });

const countSteps = (steps: ReactNode) =>
  Children.toArray(steps).filter((step) => isValidElement(step)).length;

const rowStyle = (count: number) =>
  css({
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: getGridColumns(count, '14rem', space[8]),
      gap: space[8],
      '& > li': { padding: '3.5rem 0 0', margin: 0 },
      '& > li:not(:last-of-type)::after': {
        insetInline: '3.5rem 0',
        insetBlock: 'calc(1.25rem - 1px) auto',
        width: 'auto',
        height: 2,
      },
    },
  });

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
    background: color.primary,
    color: color.onPrimary,
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
    background: color.primaryBorder,
  },
  '& p + p, & p + ul': { marginTop: space[3] },
});
