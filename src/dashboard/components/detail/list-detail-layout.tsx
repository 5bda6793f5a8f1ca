import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { ErrorScope } from '../../hooks/error-scope';

type ListDetailLayoutProps = {
  /** The title of the screen, for when the list and its heading are hidden. */
  title: string;
  list: ReactNode;
  /** The id of the open record, or null for none. */
  openId: string | null;
  children: (id: string) => ReactNode;
};

/** A list and beside it the open record; on narrow screens the record covers the list. */
export function ListDetailLayout({ title, list, openId, children }: ListDetailLayoutProps) {
  return (
    <div css={layoutStyle} data-open={openId !== null || undefined}>
      <div data-pane="list">{list}</div>
      {openId !== null && (
        <div data-pane="detail">
          <h1 css={titleStyle}>{title}</h1>
          <ErrorScope key={openId}>{children(openId)}</ErrorScope>
        </div>
      )}
    </div>
  );
}

const titleStyle = css(visuallyHidden, { [media.wide]: { display: 'none' } });

const layoutStyle = css({
  // Relative, so that visually hidden text in a pane doesn't make the window scroll.
  '& > div': { position: 'relative', minWidth: 0 },
  [media.wide]: {
    '&[data-open]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(20rem, 27rem) minmax(0, 1fr)',
      height: '100dvh',
    },
    '&[data-open] > div': { overflow: 'auto' },
    '&[data-open] > [data-pane="list"]': { borderInlineEnd: `1px solid ${color.divider}` },
  },
  [media.belowWide]: { '&[data-open] > [data-pane="list"]': { display: 'none' } },
});
