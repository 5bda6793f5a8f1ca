import { Fragment, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { visuallyHidden } from '../../../ui/visually-hidden';

type ListDetailProps = {
  /** Of the screen: where the list is hidden, its heading is too, and a page without one says nothing to a screen reader. */
  title: string;
  list: ReactNode;
  /** The id of what is open of the list; null: nothing, and the list has all the room. */
  open: string | null;
  /** What is open: another one begins anew. */
  children: (id: string) => ReactNode;
};

/** A list, and beside it what is open of it; below the width of a desk it stands in the list's place (look.md, "Dashboard"). */
export function ListDetail({ title, list, open, children }: ListDetailProps) {
  return (
    <div css={paneStyle} data-open={open !== null || undefined}>
      <div data-pane="list">{list}</div>
      {open !== null && (
        <div data-pane="detail">
          <h1 css={titleStyle}>{title}</h1>
          <Fragment key={open}>{children(open)}</Fragment>
        </div>
      )}
    </div>
  );
}

const titleStyle = css(visuallyHidden, { [media.wide]: { display: 'none' } });

const paneStyle = css({
  '& > div': { minWidth: 0 },
  [media.wide]: {
    '&[data-open]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(20rem, 27rem) minmax(0, 1fr)',
      height: '100dvh',
    },
    '&[data-open] > div': { overflow: 'auto' },
    '&[data-open] > [data-pane="list"]': { borderInlineEnd: `1px solid ${color.line}` },
  },
  [media.belowWide]: { '&[data-open] > [data-pane="list"]': { display: 'none' } },
});
