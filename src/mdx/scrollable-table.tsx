import { Children, type ComponentPropsWithoutRef } from 'react';
import { css } from '@emotion/react';
import { color } from '../theme/color';
import { radius } from '../theme/shape';

/** A table that scrolls within its own frame where the screen is too narrow; by keyboard as well. */
export function ScrollableTable(props: ComponentPropsWithoutRef<'table'>) {
  return (
    // The frame takes the focus so that the arrow keys can scroll it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div role="group" aria-label="Table" tabIndex={0} css={frameStyle}>
      <table {...props} />
    </div>
  );
}

/** A heading of a table; the empty corner above a column of headings is a plain cell. */
export function TableHeading({ children, ...rest }: ComponentPropsWithoutRef<'th'>) {
  if (Children.count(children) === 0) return <td />;
  return (
    <th scope="col" {...rest}>
      {children}
    </th>
  );
}

const frameStyle = css({
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.medium,
  background: color.surface,
});
