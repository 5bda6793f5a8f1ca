import { Suspense, useEffect, useState } from 'react';
import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import MessageSquareDashed from 'lucide-react/icons/message-square-dashed';
import type { Chat } from '../../../contract/inbox/schema';
import { media } from '../../theme/layout';
import { space } from '../../theme/tokens';
import { createLazyComponent } from '../../ui/loading/lazy-component';
import { visuallyHidden } from '../../ui/visually-hidden';
import { RecordPlaceholder } from '../components/detail/record-placeholder';
import type { ScreenProps } from '../components/screen';
import { StaleNotice, Notice } from '../components/status/notice';
import { ErrorScope } from '../hooks/error-scope';
import { useShortcuts } from '../hooks/use-shortcuts';
import { getFocusedRowId } from '../hooks/list/row-focus';
import { useListState } from '../hooks/list/use-list-state';
import { useOpenRow } from '../hooks/list/use-open-row';
import { useUnread } from '../api/use-unread';
import { useThread } from './threads';
import { useThreadSelection } from './list/bulk-selection';
import { ListPane } from './list/list-pane';
import { useThreadList } from './list/use-thread-list';
import { firstPage, inboxParams } from './params';
import { Thread } from './thread/thread';
import { ThreadSkeleton } from './thread/thread-layout';

const NewPersonDialog = createLazyComponent(() =>
  import('./new-person/new-person-dialog').then(({ NewPersonDialog }) => NewPersonDialog),
);

/** The thread list next to the open thread; phones show one of the two. */
export function InboxPage({ screen, location }: ScreenProps) {
  const listState = useListState(location, screen.path, inboxParams);
  const { state, getUrl, update } = listState;
  const selected = state.thread;
  const listUrl = getUrl({ thread: null });
  const unread = useUnread();
  const list = useThreadList(state);
  const { data, error, isStale, previousPage, nextPage } = list;
  const threads = data?.chats;
  const listed = threads?.find(({ userId }) => userId === selected);
  const record = useThread(selected, listed);
  const { thread } = record;
  const selection = useThreadSelection(threads, listUrl);
  const rows = data && {
    items: data.chats.map(({ userId: id }) => ({ id })),
    total: data.total,
  };
  const { takesFocus } = useOpenRow(listState, { data: rows, isStale }, 'thread', {
    noun: 'person',
    getTurn: (step) => (step === 1 ? nextPage : previousPage),
    keepsEscape: selection.isEnabled,
  });
  const { markThreadRead: markRead } = unread;
  // Until the thread is closed, which takes a render.
  const [keptUnread, setKeptUnread] = useState<string | null>(null);
  if (selected === null && keptUnread !== null) setKeptUnread(null);
  const openId = thread?.userId;
  const total = thread?.total ?? 0;
  useEffect(() => {
    if (openId !== undefined && openId !== keptUnread) void markRead({ userId: openId, total });
  }, [openId, total, keptUnread, markRead]);
  const markUnread = (unreadThread: Pick<Chat, 'userId'>) => {
    setKeptUnread(thread ? unreadThread.userId : null);
    void unread.markThreadUnread(unreadThread);
    if (thread) navigate(listUrl, { replace: true });
  };
  // The dialog keeps its text when it is closed, until it opens a thread.
  const [hasOpenedNew, setOpenedNew] = useState(state.isNew);
  if (state.isNew && !hasOpenedNew) setOpenedNew(true);
  useShortcuts({
    c: { label: 'New person', run: () => update({ isNew: true }) },
    x: {
      label: 'Select this person',
      run: () => {
        const userId = getFocusedRowId('thread') ?? listed?.userId;
        if (userId !== undefined) selection.toggle(userId);
      },
    },
    u: {
      label: 'Mark as unread',
      run: () => {
        const focusedId = getFocusedRowId('thread');
        const target = thread ?? threads?.find(({ userId }) => userId === focusedId);
        if (target) markUnread(target);
      },
    },
    ...(selection.isEnabled
      ? { Escape: { label: 'Stop selecting', run: () => selection.setEnabled(false) } }
      : {}),
  });

  // The URL may name a thread that was merged into another.
  const isMerged = openId !== undefined && openId !== selected;
  useEffect(() => {
    if (isMerged) update({ thread: openId });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `update` is new with each render
  }, [isMerged, openId]);
  // New threads appear only in a list without a cursor.
  const isAtTop = state.before !== null && previousPage === null;
  const isPageGone = state.after !== null && threads?.length === 0;
  const needsFirstPage = data !== undefined && !isStale && (isAtTop || isPageGone);
  useEffect(() => {
    if (needsFirstPage) update(firstPage);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `update` is new with each render
  }, [needsFirstPage]);

  return (
    <div css={inboxStyle} data-open={((data ?? thread) && selected !== null) || undefined}>
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
        unread={unread}
      />
      {hasOpenedNew && (
        <Suspense fallback={null}>
          <NewPersonDialog
            open={state.isNew}
            region={state.region}
            onClose={() => update({ isNew: false })}
            onOpen={(thread) => {
              setOpenedNew(false);
              update({ isNew: false, thread });
            }}
          />
        </Suspense>
      )}
      <div css={threadPaneStyle} data-pane="thread">
        {/* Phones hide the list pane and its heading. */}
        <h1 css={threadPaneTitleStyle}>{screen.label}</h1>
        {thread ? (
          <ErrorScope key={thread.userId}>
            <Thread
              thread={thread}
              listUrl={listUrl}
              takesFocus={takesFocus}
              onMarkUnread={() => markUnread(thread)}
            />
          </ErrorScope>
        ) : listed && !record.error ? (
          <ThreadSkeleton thread={listed} listUrl={listUrl} />
        ) : selected !== null ? (
          <RecordPlaceholder
            // Without a list, the list pane shows the error.
            record={{ ...record, error: data && record.error }}
            missingMessage="Thread not found"
            backUrl={listUrl}
          />
        ) : (
          threads !== undefined &&
          threads.length > 0 && (
            <div css={{ padding: space[4] }}>
              <Notice icon={MessageSquareDashed} title="Select a thread" />
            </div>
          )
        )}
      </div>
    </div>
  );
}

const inboxStyle = css({
  [media.wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(17rem, 22rem) minmax(0, 1fr)',
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
