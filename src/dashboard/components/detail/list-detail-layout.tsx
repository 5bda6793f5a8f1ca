import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { visuallyHidden } from '../../../ui/visually-hidden';
import { ErrorScope } from '../../hooks/error-scope';
import type { OpenRow } from '../../hooks/list/use-open-row';
import { PageHeader, ScreenBody, type ScreenProps } from '../screen';

export type OpenRecord = { id: string } & Pick<OpenRow, 'backUrl' | 'takesFocus'>;

type ListDetailLayoutProps = Pick<ScreenProps, 'screen'> & {
  lead: string | undefined;
  action?: ReactNode;
  children: ReactNode;
  openRow: OpenRow;
  renderDetail: (record: OpenRecord) => ReactNode;
};

/** A list below the title of its screen, and beside it the open record; on narrow screens the record covers the list. */
export function ListDetailLayout(props: ListDetailLayoutProps) {
  const { screen, lead, action, children, openRow, renderDetail } = props;
  const { openId: id, backUrl, takesFocus } = openRow;
  return (
    <div css={layoutStyle} data-open={id !== null || undefined}>
      <div data-pane="list">
        <ScreenBody>
          <PageHeader title={screen.label} lead={lead}>
            {action}
          </PageHeader>
          {children}
        </ScreenBody>
      </div>
      {id !== null && (
        <div data-pane="detail">
          {/* For when the list and its heading are hidden. */}
          <h1 css={titleStyle}>{screen.label}</h1>
          <ErrorScope key={id}>{renderDetail({ id, backUrl, takesFocus })}</ErrorScope>
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
