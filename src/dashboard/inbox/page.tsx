import { useEffect } from 'react';
import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { visuallyHidden } from '../../ui/visually-hidden';
import { ListCount } from '../components/list/list-count';
import { Pager } from '../components/list/pagination';
import { topOfList } from '../hooks/list/row-links';
import { useListState } from '../hooks/list/use-list-state';
import { LoadFailure, StaleBar } from '../components/status/load-error';
import { PageHeader } from '../components/screen/page-header';
import { useChats } from '../api/use-latest-threads';
import type { ScreenProps } from '../components/screen/screen-props';
import { SearchField } from '../components/filter/search-field';
import { useUnread } from '../hooks/unread/use-unread';
import { ThreadsChoosing } from './bulk-selection/bulk-actions';
import { useChoosing } from './bulk-selection/use-thread-selection';
import { FilterPanel } from './list/filter-panel';
import { inboxAddress, noFilter } from './params';
import { ListTools } from './list/list-toolbar';
import { Reach } from './list/filter-scope';
import { Thread } from './thread/thread';
import { ThreadList, ThreadListSkeleton } from './list/thread-list';
import { ThreadPlace } from './thread/thread-pane';
import { useKeys } from '../hooks/keyboard/use-shortcuts';
import { useDetailFocus } from '../hooks/focus/use-detail-focus';
import { useFocusAfter } from '../hooks/focus/use-focus-fallback';
import { pageSize, useListed } from './list/use-thread-list';
import { focusedThread, useNeighbour } from './list/use-thread-navigation';
import { useFreshThreads, useThread } from './api';

/** The inbox: the threads beside the open one on wide screens, under it on phones. Thread, search, filters and page are in the address. */
export function FormMessages({ screen, location }: ScreenProps) {
  const { state, addressOf: address, change } = useListState(location, screen.path, inboxAddress);
  const selected = state.thread;
  const { unreadIn, open } = useUnread(useChats().data?.chats);
  const { data, error, isOld, retry, lastPage, reach } = useListed(state, unreadIn);
  const chats = data?.chats;
  const listed = chats?.find(({ userId }) => userId === selected);
  const { chat, isMissing, error: threadError } = useThread(selected, listed);
  const ofList = address({ thread: null });
  const choosing = useChoosing(chats, ofList);
  const takesFocus = useDetailFocus({
    selected,
    back: ofList,
    rowOf,
    keepsEscape: choosing.on,
  });
  const refresh = useFreshThreads();

  useEffect(() => {
    if (chat) open(chat);
  }, [chat, open]);

  // The link may name a thread that has been merged into the one that is shown, or a page that the list has lost.
  const rightful = chat && selected !== chat.userId ? address({ thread: chat.userId }) : null;
  const rightPage = data && !isOld && state.page > lastPage ? address({ page: lastPage }) : null;
  const right = rightful ?? rightPage;
  useEffect(() => {
    if (right !== null) navigate(right, { replace: true });
  }, [right]);

  const go = useNeighbour(
    { chats: isOld ? undefined : chats, selected, page: state.page, lastPage },
    (place) => void navigate(address(place)),
  );
  useKeys({
    j: { words: 'Next person', act: () => go(1) },
    k: { words: 'Previous person', act: () => go(-1) },
    x: {
      words: 'Select this person for bulk changes',
      act: () => {
        const userId = focusedThread() ?? listed?.userId;
        if (userId !== undefined) choosing.toggle(userId);
      },
    },
    ...(choosing.on
      ? { Escape: { words: 'Out of choosing', act: () => choosing.turn(false) } }
      : {}),
  });

  // 'Show all' goes with what it led out of, and then nothing is counted.
  useFocusAfter(chats?.length === 0 ? 'none' : 'some', () => (chats?.length ? topOfList() : null));

  const isNarrowed = address({ thread: null, page: 1, sort: 'latest' }) !== screen.path;
  const failure = { error, onRetry: () => Promise.resolve(retry()) };

  return (
    <div css={inboxStyle} data-open={((data ?? chat) && selected !== null) || undefined}>
      {data && error ? (
        <div css={{ gridColumn: '1 / -1' }}>
          <StaleBar {...failure} />
        </div>
      ) : null}
      <div css={listPaneStyle} data-pane="list">
        <div
          css={{
            display: 'grid',
            gap: space[3],
            padding: space[4],
            borderBlockEnd: `1px solid ${color.line}`,
          }}
        >
          <PageHeader title={screen.label} />
          <SearchField
            id="inbox-search"
            label="Search threads"
            placeholder="Name, phone, e-mail or words"
            query={state.query}
            onQuery={(query) => change({ query })}
            onLeave={() =>
              document.querySelector<HTMLElement>('[data-thread][tabindex="0"]')?.focus()
            }
          />
          <FilterPanel filter={state} onChange={change}>
            <ListTools
              state={state}
              choosing={choosing}
              canChoose={!isOld && (chats?.length ?? 0) > 0}
              listed={chats?.map(({ userId }) => userId) ?? []}
            />
          </FilterPanel>
          <ListCount
            total={isNarrowed && data && !isOld ? data.total : null}
            one="found"
            many="found"
          />
        </div>
        {choosing.on && !isOld && (
          <ThreadsChoosing
            choosing={choosing}
            onChanged={(refused) => {
              choosing.choose(refused);
              refresh();
            }}
          />
        )}
        <div key={ofList} css={scrollStyle} aria-busy={isOld && !error}>
          {data ? (
            <>
              <ThreadList
                chats={data.chats}
                selected={selected}
                all={isNarrowed ? address(noFilter) : null}
                addressOf={(thread) => address({ thread })}
                unreadIn={unreadIn}
                choosing={choosing}
              />
              {reach !== null && <Reach threads={reach} />}
              <div css={{ padding: `${space[2]} ${space[4]}`, '&:empty': { display: 'none' } }}>
                <Pager
                  page={state.page}
                  pageSize={pageSize}
                  total={data.total}
                  addressOf={(page) => address({ page })}
                />
              </div>
            </>
          ) : error ? (
            <div css={{ padding: space[4] }}>
              <LoadFailure {...failure} />
            </div>
          ) : (
            <ThreadListSkeleton />
          )}
        </div>
      </div>
      <div css={threadPaneStyle} data-pane="thread">
        {/* The list's title is hidden with the list: a page without one says nothing to a screen reader. */}
        <h1 css={threadPaneTitleStyle}>{screen.label}</h1>
        {chat ? (
          <Thread key={chat.userId} chat={chat} back={ofList} takesFocus={takesFocus} />
        ) : (
          <ThreadPlace
            selected={selected}
            isMissing={isMissing}
            failure={
              threadError && data
                ? { error: threadError, onRetry: () => Promise.resolve(refresh()) }
                : null
            }
            hasThreads={(chats?.length ?? 0) > 0}
            back={ofList}
          />
        )}
      </div>
    </div>
  );
}

/** The row of a thread, or the first of all. */
function rowOf(userId: string): HTMLElement | null {
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
  // Below that width one of both is shown.
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

const scrollStyle = css({ flex: 1, minHeight: 0, [media.wide]: { overflow: 'auto' } });
const threadPaneStyle = css(paneRow);
const threadPaneTitleStyle = css(visuallyHidden, { [media.wide]: { display: 'none' } });
