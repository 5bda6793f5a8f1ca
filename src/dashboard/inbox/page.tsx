import { useEffect, useState } from 'react';
import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { ListChecks } from 'lucide-react';
import { grouped } from '../../../contract/shared/text/format-number';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { visuallyHidden } from '../../ui/visually-hidden';
import { ExportMenu } from '../components/list/export-menu';
import { ListCount } from '../components/list/list-count';
import { Pager } from '../components/list/pagination';
import { topOfList } from '../hooks/list/list-top';
import { useListState } from '../hooks/list/use-list-state';
import { LoadFailure, StaleBar } from '../components/status/load-error';
import { PageHeader } from '../components/screen/page-header';
import { latestChats, useChats } from '../api/use-latest-threads';
import type { ScreenProps } from '../components/screen/screen-props';
import { SearchField } from '../components/filter/search-field';
import { text } from '../components/styles/font-size';
import { TableSkeleton } from '../components/table/table-container';
import { toolStyle } from '../components/styles/toolbar-button.styles';
import { useUnread } from '../hooks/unread/use-unread';
import { useKeys } from '../hooks/keyboard/use-shortcuts';
import { useDetailFocus } from '../hooks/focus/use-detail-focus';
import { useFocusAfter } from '../hooks/focus/use-focus-fallback';
import { useRefreshThreads, useThread } from './api';
import { BulkActions } from './bulk-selection/bulk-actions';
import { selectButtonId, useThreadSelection } from './bulk-selection/use-thread-selection';
import { FilterPanel } from './list/filter-panel';
import { ThreadList } from './list/thread-list';
import { pageSize, toListKey, useThreadList } from './list/use-thread-list';
import { getFocusedThread, useThreadNavigation } from './list/use-thread-navigation';
import { exportPath, inboxAddress, noFilter } from './params';
import { Thread } from './thread/thread';
import { ThreadPlaceholder } from './thread/thread-placeholder';

/** The first request of the page. */
export function askOfInbox({ location }: ScreenProps) {
  const state = inboxAddress.read(location.search);
  return state.unread ? latestChats : toListKey(state);
}

/** The thread list next to the open thread; phones show one of the two. */
export function FormMessages({ screen, location }: ScreenProps) {
  const { state, addressOf: getUrl, change } = useListState(location, screen.path, inboxAddress);
  const selected = state.thread;
  const unread = useUnread(useChats().data?.chats);
  const list = useThreadList(state, unread.unreadIn);
  const { data, error, isOld, lastPage } = list;
  const chats = data?.chats;
  const listed = chats?.find(({ userId }) => userId === selected);
  const thread = useThread(selected, listed);
  const { chat } = thread;
  const listUrl = getUrl({ thread: null });
  const [firstListUrl] = useState(listUrl);
  const selection = useThreadSelection(chats, listUrl);
  const refresh = useRefreshThreads();
  const takesFocus = useDetailFocus({
    selected,
    back: listUrl,
    rowOf: findRow,
    keepsEscape: selection.isEnabled,
  });

  const { open: markRead } = unread;
  useEffect(() => {
    if (chat) markRead(chat);
  }, [chat, markRead]);

  // The URL may name a thread that was merged into another, or a page that no longer exists.
  const isMerged = chat !== undefined && selected !== chat.userId;
  const isBeyondLastPage = data !== undefined && !isOld && state.page > lastPage;
  const redirectUrl = isMerged
    ? getUrl({ thread: chat.userId })
    : isBeyondLastPage
      ? getUrl({ page: lastPage })
      : null;
  useEffect(() => {
    if (redirectUrl !== null) navigate(redirectUrl, { replace: true });
  }, [redirectUrl]);

  const go = useThreadNavigation(
    { chats: isOld ? undefined : chats, selected, page: state.page, lastPage },
    (target) => void navigate(getUrl(target)),
  );
  useKeys({
    j: { words: 'Next person', act: () => go(1) },
    k: { words: 'Previous person', act: () => go(-1) },
    x: {
      words: 'Select this person',
      act: () => {
        const userId = getFocusedThread() ?? listed?.userId;
        if (userId !== undefined) selection.toggle(userId);
      },
    },
    ...(selection.isEnabled
      ? { Escape: { words: 'Stop selecting', act: () => selection.setEnabled(false) } }
      : {}),
  });

  // The focused 'Show all' link disappears when the list is no longer empty.
  useFocusAfter(chats?.length === 0 ? 'none' : 'some', () => (chats?.length ? topOfList() : null));

  const isFiltered = getUrl({ thread: null, page: 1, sort: 'latest' }) !== screen.path;

  return (
    <div css={inboxStyle} data-open={((data ?? chat) && selected !== null) || undefined}>
      {data && error ? (
        <div css={{ gridColumn: '1 / -1' }}>
          <StaleBar error={error} onRetry={list.retry} />
        </div>
      ) : null}
      <div css={listPaneStyle} data-pane="list">
        <div css={listHeaderStyle}>
          <PageHeader title={screen.label} />
          <SearchField
            id="inbox-search"
            label="Search threads"
            placeholder="Name, phone, e-mail, or text"
            query={state.query}
            onQuery={(query) => change({ query })}
            onLeave={() =>
              document.querySelector<HTMLElement>('[data-thread][tabindex="0"]')?.focus()
            }
          />
          <FilterPanel filter={state} onChange={change}>
            <div css={{ display: 'flex', alignItems: 'center' }}>
              {!isOld && chats !== undefined && chats.length > 0 && (
                <button
                  id={selectButtonId}
                  type="button"
                  aria-pressed={selection.isEnabled}
                  onClick={() => selection.setEnabled(!selection.isEnabled)}
                  css={toolStyle}
                >
                  <ListChecks size={16} aria-hidden /> Select
                </button>
              )}
              {/* The server doesn't know which threads are unread, so these are exported by id. */}
              {!state.unread ? (
                <ExportMenu quiet path={exportPath(state)} search={state.query} />
              ) : (
                chats !== undefined &&
                chats.length > 0 && (
                  <ExportMenu
                    quiet
                    path="/chats/export"
                    named={chats.map(({ userId }) => userId)}
                  />
                )
              )}
            </div>
          </FilterPanel>
          <ListCount
            total={isFiltered && data && !isOld ? data.total : null}
            one="found"
            many="found"
          />
        </div>
        {selection.isEnabled && !isOld && (
          <BulkActions
            selection={selection}
            onChanged={(rejectedIds) => {
              selection.choose(rejectedIds);
              refresh();
            }}
          />
        )}
        <div data-scrolls css={scrollStyle} aria-busy={isOld && !error}>
          {data ? (
            <>
              <ThreadList
                key={listUrl}
                chats={data.chats}
                selected={selected}
                unfilteredUrl={isFiltered ? getUrl(noFilter) : null}
                getUrl={(userId) => getUrl({ thread: userId })}
                getUnreadCount={unread.unreadIn}
                startsAtTop={listUrl !== firstListUrl}
                selection={selection}
              />
              {list.searchedCount !== null && (
                <p css={searchedCountStyle}>
                  Searched the {grouped(list.searchedCount)} most recent threads.
                </p>
              )}
              <div css={{ padding: `${space[2]} ${space[4]}`, '&:empty': { display: 'none' } }}>
                <Pager
                  page={state.page}
                  pageSize={pageSize}
                  total={data.total}
                  addressOf={(page) => getUrl({ page })}
                />
              </div>
            </>
          ) : error ? (
            <div css={{ padding: space[4] }}>
              <LoadFailure error={error} onRetry={list.retry} />
            </div>
          ) : (
            <TableSkeleton />
          )}
        </div>
      </div>
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

const paneRow = { gridRow: 2, minWidth: 0, minHeight: 0 } as const;

const listPaneStyle = css(paneRow, {
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  [media.wide]: { borderInlineEnd: `1px solid ${color.line}` },
});

const listHeaderStyle = css({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
});

const searchedCountStyle = css({
  padding: `${space[3]} ${space[4]}`,
  color: color.muted,
  fontSize: text.small,
  textAlign: 'center',
});

const scrollStyle = css({ flex: 1, minHeight: 0, [media.wide]: { overflow: 'auto' } });
const threadPaneStyle = css(paneRow);
const threadPaneTitleStyle = css(visuallyHidden, { [media.wide]: { display: 'none' } });
