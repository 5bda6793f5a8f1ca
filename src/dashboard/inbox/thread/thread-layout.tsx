import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import type { ChatSummary } from '../../../../contract/inbox/schema';
import { space } from '../../../theme/tokens';
import { media } from '../../../theme/layout';
import { Skeleton } from '../../../ui/loading/skeleton';
import { denseTarget, detailPaneStyle } from '../../components/dashboard.styles';
import { TableSkeleton } from '../../components/status/notice';
import { SidePanel, DetailsButton, useSidePanel } from './side-panel';
import { ThreadHeader } from './thread-header';

type ThreadLayoutProps = {
  header: ReactNode;
  panel: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
};

/** The header, and below it the conversation beside the panel. */
export function ThreadLayout({ header, panel, isBusy = false, children }: ThreadLayoutProps) {
  return (
    <section aria-labelledby="thread-name" aria-busy={isBusy} css={detailPaneStyle}>
      {header}
      <div css={columnsStyle}>
        <div css={conversationStyle}>{children}</div>
        {panel}
      </div>
    </section>
  );
}

/** The person as the list knows them, until the thread has loaded. */
export function ThreadSkeleton({ thread, listUrl }: { thread: ChatSummary; listUrl: string }) {
  const panel = useSidePanel();
  return (
    <ThreadLayout
      isBusy
      header={
        <ThreadHeader thread={thread} listUrl={listUrl} end={<DetailsButton panel={panel} />}>
          <Skeleton width="16rem" height={denseTarget} />
        </ThreadHeader>
      }
      panel={<SidePanel thread={null} panel={panel} />}
    >
      <div css={{ padding: space[4] }}>
        <TableSkeleton />
      </div>
    </ThreadLayout>
  );
}

const columnsStyle = css({ display: 'flex', flex: 1, [media.wide]: { minHeight: 0 } });

const conversationStyle = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  // Contains visually hidden text, which would otherwise make the window scroll.
  position: 'relative',
  minWidth: 0,
  [media.wide]: { overflow: 'auto' },
});
