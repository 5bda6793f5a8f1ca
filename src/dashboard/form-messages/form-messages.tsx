import { useEffect } from 'react';
import { css } from '@emotion/react';
import { navigate } from 'gatsby';
import type { ChatMessage, ThreadState } from '../../../contract/chats';
import { color } from '../../theme/color';
import { media } from '../../theme/layout';
import { space } from '../../theme/space';
import { VisuallyHidden, visuallyHidden } from '../../ui/visually-hidden';
import { LoadFailure, StaleBar } from '../parts/load-failure';
import { OlderOnes } from '../parts/older-ones';
import { PageHeader } from '../parts/page-header';
import { useChats } from '../parts/polls/use-chats';
import type { ScreenProps } from '../parts/screen-props';
import { SearchField } from '../parts/search-field';
import { useUnread } from '../parts/unread/use-unread';
import { FilterPanel } from './filter-panel';
import { inboxAddress, readInbox, type InboxState } from './inbox-address';
import { KeysHelp } from './keys-help';
import { NoThread } from './no-thread';
import { Pager } from './pager';
import { Thread } from './thread';
import { ThreadList, ThreadListSkeleton } from './thread-list';
import { useKeys } from './use-keys';
import { useListed } from './use-listed';
import { useThreadFocus } from './use-thread-focus';
import { withMessage, withState } from './with-message';

/** The inbox: the threads beside the open one on wide screens, under it on phones. Thread, search, filters and page are in the address. */
export function FormMessages({ screen, location }: ScreenProps) {
  const { data, error, mutate, showOlder } = useChats();
  const chats = data?.chats;
  const { unreadIn, open } = useUnread(chats);
  const state = readInbox(location.search);
  const selected = state.thread;
  const address = (changes: Partial<InboxState>) =>
    inboxAddress(screen.path, { ...state, ...changes });
  const chat = chats?.find((candidate) => candidate.userId === selected);
  const { found, page, shown, neighbour } = useListed(chats, state, unreadIn);
  const back = address({ thread: null });
  const takesFocus = useThreadFocus(selected, back);

  useEffect(() => {
    if (chat) open(chat);
  }, [chat, open]);

  const go = (step: 1 | -1) => {
    const next = neighbour(step);
    if (next) navigate(address({ thread: next.userId, page: next.page }));
  };
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    '/': () => document.getElementById('inbox-search')?.focus(),
  });

  const isNarrowed = address({ thread: null, page: 1, sort: 'latest' }) !== screen.path;
  const failure = { error: error as unknown, onRetry: () => mutate() };
  const showSent = (message: ChatMessage) =>
    void mutate((answer) => answer && withMessage(answer, selected, message));
  const showState = (state: ThreadState) =>
    void mutate((answer) => answer && withState(answer, selected, state));

  return (
    <div css={inboxStyle} data-open={(data && selected !== null) || undefined}>
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
            onQuery={(next) =>
              navigate(address({ query: next.trim(), page: 1 }), { replace: true })
            }
          />
          <FilterPanel
            filter={state}
            onFilter={(filter) => navigate(address({ ...filter, page: 1 }), { replace: true })}
          >
            <KeysHelp />
          </FilterPanel>
          <VisuallyHidden>
            <span role="status">{isNarrowed && data ? `${found.length} found` : ''}</span>
          </VisuallyHidden>
        </div>
        <div css={scrollStyle}>
          {data ? (
            <>
              <ThreadList
                chats={shown}
                selected={selected}
                searching={isNarrowed}
                addressOf={(thread) => address({ thread })}
                unreadIn={unreadIn}
              />
              <Pager
                page={page}
                total={found.length}
                addressOf={(next) => address({ page: next })}
              />
              <OlderOnes
                shown={data.chats.length}
                total={data.total}
                words={`The ${data.chats.length} threads with the latest activity are listed and searched`}
                onShow={showOlder}
              />
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
          <Thread
            key={chat.userId}
            chat={chat}
            back={back}
            takesFocus={takesFocus}
            onSent={showSent}
            onState={showState}
            onStale={() => void mutate()}
          />
        ) : (
          chats &&
          (selected !== null || chats.length > 0) && (
            <NoThread missing={selected !== null} back={back} onShowOlder={showOlder} />
          )
        )}
      </div>
    </div>
  );
}

const inboxStyle = css({
  [media.desktop]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(17rem, 24rem) minmax(0, 1fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    height: '100dvh',
  },
  // Below that width one of both is shown.
  [media.belowDesktop]: {
    '&[data-open] > [data-pane="list"]': { display: 'none' },
    '&:not([data-open]) > [data-pane="thread"]': { display: 'none' },
  },
});

const paneRow = { gridRow: 2, minWidth: 0, minHeight: 0 } as const;

const listPaneStyle = css(paneRow, {
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  [media.desktop]: { borderInlineEnd: `1px solid ${color.line}` },
});

const scrollStyle = css({ flex: 1, minHeight: 0, [media.desktop]: { overflow: 'auto' } });
const threadPaneStyle = css(paneRow);
const threadPaneTitleStyle = css(visuallyHidden, { [media.desktop]: { display: 'none' } });
