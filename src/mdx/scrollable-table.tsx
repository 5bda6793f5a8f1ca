import { Children, type ComponentPropsWithoutRef } from 'react';
import { css } from '@emotion/react';
import { useTexts } from '../browser/hooks/use-texts';
import { color, radius } from '../theme/tokens';

type ScrollableTableProps = ComponentPropsWithoutRef<'table'> & {
  labelledBy?: string;
};

/** A table that scrolls by touch and keyboard on narrow screens, with a shadow where there is more. */
export function ScrollableTable({ labelledBy, ...rest }: ScrollableTableProps) {
  const { page } = useTexts();
  const name = labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': page.table };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with the focus, the arrow keys can scroll it
    <div role="group" {...name} tabIndex={0} css={frameStyle}>
      <table {...rest} />
    </div>
  );
}

/** The empty corner cell is not a heading. */
export function TableHeading({ children, ...rest }: ComponentPropsWithoutRef<'th'>) {
  if (Children.count(children) === 0) return <td />;
  return (
    <th scope="col" {...rest}>
      {children}
    </th>
  );
}

const fade = (side: 'left' | 'right') =>
  `radial-gradient(farthest-side at ${side === 'left' ? '0' : '100%'} 50%, ${color.edgeShadow}, transparent)`;
const cover = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, ${color.surface} 65%)`;

/** The covers scroll with the table and hide the shadows at its ends. */
const frameStyle = css({
  overflowX: 'auto',
  border: `1px solid ${color.divider}`,
  borderRadius: radius.medium,
  background: `${cover('left')} 0 0 / 3.5rem 100% local, ${cover('right')} 100% 0 / 3.5rem 100% local, ${fade('left')} 0 0 / 1.25rem 100% scroll, ${fade('right')} 100% 0 / 1.25rem 100% scroll, ${color.surface}`,
  backgroundRepeat: 'no-repeat',
  '& table': { background: 'transparent' },
  '@media print': { overflow: 'visible', background: 'none' },
});
