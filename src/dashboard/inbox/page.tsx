import { useEffect } from 'react';
import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { media } from '../../theme/layout';
import { visuallyHidden } from '../../ui/visually-hidden';
import { useLatestThreads } from '../api/badge-counts';
import type { ScreenProps } from '../components/screen/screen';
import { StaleNotice } from '../components/status/notice';
import { useDetailFocus } from '../hooks/focus/use-detail-focus';
import { useShortcuts } from '../hooks/keyboard/use-shortcuts';
import { useListState } from '../hooks/list/use-list-state';
import { useUnread } from '../hooks/unread/use-unread';
import { useRefreshThreads, useThread } from './api';
import { useThreadSelection } from './bulk-selection/use-thread-selection';
import { ListPane } from './list/list-pane';
import { useThreadList } from './list/use-thread-list';
import { getFocusedThread, useThreadNavigation } from './list/use-thread-navigation';
import { inboxAddress } from './params';
import { Thread } from './thread/thread';
import { ThreadPlaceholder } from './thread/thread-placeholder';

/** The thread list next to the open thread; phones show one of the two. */
export function InboxPage({ screen, location }: ScreenProps) {
  const listState = useListState(location, screen.path, inboxAddress);
  const { state, getUrl } = listState;
  const selected = state.thread;
  const unread = useUnread(useLatestThreads().data?.chats);
  const list = useThreadList(state, unread.countUnread);
  const { data, error, isStale, lastPage } = list;
  const chats = data?.chats;
  const listed = chats?.find(({ userId }) => userId === selected);
  const thread = useThread(selected, listed);
  const { chat } = thread;
  const listUrl = getUrl({ thread: null });
  const selection = useThreadSelection(chats, listUrl);
  const refresh = useRefreshThreads();
  const takesFocus = useDetailFocus({
    selectedId: selected,
    backUrl: listUrl,
    findRow: findRow,
    keepsEscape: selection.isEnabled,
  });

  const { markThreadRead: markRead } = unread;
  useEffect(() => {
    if (chat) markRead(chat);
  }, [chat, markRead]);

  // The URL may name a thread that was merged into another, or a page that no longer exists.
  const isMerged = chat !== undefined && selected !== chat.userId;
  const isBeyondLastPage = data !== undefined && !isStale && state.page > lastPage;
  const redirectUrl = isMerged
    ? getUrl({ thread: chat.userId })
    : isBeyondLastPage
      ? getUrl({ page: lastPage })
      : null;
  useEffect(() => {
    if (redirectUrl !== null) navigate(redirectUrl, { replace: true });
  }, [redirectUrl]);

  const go = useThreadNavigation(
    { chats: isStale ? undefined : chats, selected, page: state.page, lastPage },
    (target) => void navigate(getUrl(target)),
  );
  useShortcuts({
    j: { label: 'Next person', run: () => go(1) },
    k: { label: 'Previous person', run: () => go(-1) },
    x: {
      label: 'Select this person',
      run: () => {
        const userId = getFocusedThread() ?? listed?.userId;
        if (userId !== undefined) selection.toggle(userId);
      },
    },
    ...(selection.isEnabled
      ? { Escape: { label: 'Stop selecting', run: () => selection.setEnabled(false) } }
      : {}),
  });

  return (
    <div css={inboxStyle} data-open={((data ?? chat) && selected !== null) || undefined}>
      {data && error ? (
        <div css={{ gridColumn: '1 / -1' }}>
          <StaleNotice error={error} onRetry={list.retry} />
        </div>
      ) : null}
      <ListPane
        screen={screen}
        listState={listState}
        list={list}
        selection={selection}
        getUnreadCount={unread.countUnread}
        onBulkChange={refresh}
      />
      <div css={threadPaneStyle} data-pane="thread">
        {/* Phones hide the list pane and its heading. */}
        <h1 css={threadPaneTitleStyle}>{screen.label}</h1>
        {chat ? (
          <Thread key={chat.userId} chat={chat} listUrl={listUrl} takesFocus={takesFocus} />
        ) : (
          <ThreadPlaceholder
            selected={selected}
            isMissing={thread.isMissing}
            // Without a list, the list pane shows the error.
            error={data ? thread.error : undefined}
            onRetry={refresh}
            hasThreads={(chats?.length ?? 0) > 0}
            listUrl={listUrl}
          />
        )}
      </div>
    </div>
  );
}

/** The row of a thread, or the first row. */
function findRow(userId: string): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>(`[data-thread="${CSS.escape(userId)}"]`) ??
    document.querySelector<HTMLElement>('[data-thread]')
  );
}

const inboxStyle = css({
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(17rem, 24rem) minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: '100dvh',
  },
  [media.belowWide]: {
    '&[data-open] > [data-pane="list"]': { display: 'none' },
    '&:not([data-open]) > [data-pane="thread"]': { display: 'none' },
  },
});

const threadPaneStyle = css({ gridRow: 2, minWidth: 0, minHeight: 0 });
const threadPaneTitleStyle = css(visuallyHidden, { [media.wide]: { display: 'none' } });
